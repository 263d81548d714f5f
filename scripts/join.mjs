/** Joins what a library gives into one module, without what nothing needs, for `scripts/vendor.py`: node join.mjs ENTRY JOINED */
import { rollup } from "@rollup/wasm-node";

const [entry, joined] = process.argv.slice(2);

const bundle = await rollup({
  input: entry,
  onwarn(warning) {
    throw new Error(warning.message);
  },
});
await bundle.write({ file: joined, format: "es" });
