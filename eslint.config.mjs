/**
 * The client's JavaScript and its style sheets: `make check` tells, `make format` puts in order. Prettier and Biome were tried and put every
 * html`` template that spans lines between brackets on lines of their own (1600 lines more); these rules order what is between the words of a
 * line, and how far it is indented, and leave where it ends to whoever writes it. Which room may import which is said by tests/test_frame.py.
 */
import css from "@eslint/css";
import js from "@eslint/js";
import stylistic from "@stylistic/eslint-plugin";
import compat from "eslint-plugin-compat";
import es from "eslint-plugin-es-x";

const SCRIPTS = ["**/*.js", "**/*.mjs"];
const CLIENT = ["static/**/*.js"];

/** What has come to JavaScript since the browsers of package.json; methods that arrays have as well are left to tsc. */
const NEWER = Object.fromEntries(
  Object.entries(es.configs["flat/restrict-to-es2022"].rules).filter(([name]) => !/-(iterator|set)-prototype-/.test(name)),
);

export default [
  { ignores: ["static/vendor/", "static/packed/", "static/.packed/"] },
  { files: SCRIPTS, ...js.configs.recommended },

  // The browsers of package.json, which are those of README.md. Of each feature that only some of them have, it is said why it is used.
  {
    files: CLIENT,
    plugins: { compat, "es-x": es },
    settings: {
      "es-x": { aggressive: true },
      polyfills: ["Notification", "navigator.wakeLock", "navigator.connection", "Scheduler"], // asked for before they are used
    },
    rules: {
      ...NEWER,
      "compat/compat": "error",
      "es-x/no-array-prototype-findlast-findlastindex": "off", // Safari 15.4 has them
      "es-x/no-class-static-block": "error", // Safari 16.4
      "es-x/no-regexp-lookbehind-assertions": "error", // Safari 16.4
    },
  },
  {
    files: ["static/**/*.css"],
    language: "css/css",
    plugins: { css },
    rules: {
      "css/use-baseline": ["error", {
        available: 2021,
        // what all of them have, since Safari 15.4, Chromium 120 and Firefox 121 at the latest
        allowSelectors: ["has", "focus-visible", "backdrop"],
        allowUnits: ["dvh"],
        allowProperties: [
          "accent-color", "appearance", "color-scheme", "contain", "paint-order", "rotate", "rx", "scale", "translate",
          // what looks a little plainer, or is a little slower, where it is missing
          "content-visibility", "contain-intrinsic-size", "field-sizing", "forced-color-adjust", "outline", "overscroll-behavior",
          "resize", "scrollbar-color", "scrollbar-width", "text-wrap",
          // with a prefix beside it
          "hyphens", "user-select",
          // where it is asked for by @supports
          "container-type",
        ],
        allowPropertyValues: { "overflow-wrap": ["anywhere"] },
        allowMediaConditions: ["forced-colors", "prefers-contrast"],
        allowAtRules: ["container"], // a tile's sizes are those of the narrowest without it
      }],
    },
  },
  {
    files: SCRIPTS,
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // tsc knows the browser's names
      "no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "array-callback-return": "error",
      "default-case-last": "error",
      eqeqeq: "error",
      "no-constructor-return": "error",
      "no-duplicate-imports": "error",
      "no-else-return": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-lonely-if": "error",
      "no-new-wrappers": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-throw-literal": "error",
      "no-unneeded-ternary": "error",
      "no-unreachable-loop": "error",
      "no-useless-concat": "error",
      "no-useless-rename": "error",
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-object-spread": "error",
      "prefer-template": "error",
    },
  },
  {
    files: SCRIPTS,
    plugins: { style: stylistic },
    rules: {
      "style/arrow-parens": "error",
      "style/arrow-spacing": "error",
      "style/block-spacing": "error",
      "style/brace-style": ["error", "1tbs", { allowSingleLine: true }],
      "style/comma-dangle": ["error", "always-multiline"],
      "style/comma-spacing": "error",
      "style/comma-style": "error",
      "style/computed-property-spacing": "error",
      "style/dot-location": ["error", "property"],
      "style/eol-last": "error",
      "style/function-call-spacing": "error",
      "style/indent": ["error", 2, { SwitchCase: 1, ignoredNodes: ["TemplateLiteral *"] }], // in html`` the markup decides
      "style/key-spacing": "error",
      "style/keyword-spacing": "error",
      "style/max-len": ["error", { code: 160, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true }],
      "style/new-parens": "error",
      "style/no-extra-semi": "error",
      "style/no-floating-decimal": "error",
      "style/no-multi-spaces": "error",
      "style/no-multiple-empty-lines": ["error", { max: 1, maxBOF: 0, maxEOF: 0 }],
      "style/no-tabs": "error",
      "style/no-trailing-spaces": "error",
      "style/no-whitespace-before-property": "error",
      "style/operator-linebreak": ["error", "before", { overrides: { "=": "none", "&&": "ignore" } }], // shown && html`<p>
      "style/padded-blocks": ["error", "never"],
      "style/quote-props": ["error", "as-needed"],
      "style/quotes": ["error", "double", { avoidEscape: true }],
      "style/rest-spread-spacing": "error",
      "style/semi": "error",
      "style/semi-spacing": "error",
      "style/semi-style": "error",
      "style/space-before-blocks": "error",
      "style/space-before-function-paren": ["error", { anonymous: "always", named: "never", asyncArrow: "always" }],
      "style/space-in-parens": "error",
      "style/space-infix-ops": "error",
      "style/space-unary-ops": "error",
      "style/spaced-comment": "error",
      "style/switch-colon-spacing": "error",
      "style/template-curly-spacing": "error",
      "style/template-tag-spacing": "error",
    },
  },
];
