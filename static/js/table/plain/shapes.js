/** What an action is made of, as far as it can be asked for field by field: read off the JSON Schemas that the server publishes. */
import { signal } from "../../../vendor/signals.js";
import { getActions } from "../../core/api.js";
import { gameKey } from "../../core/store.js";
import { everySeat } from "../people/people.js";

/**
 * @typedef {{name: string, kind: "choice" | "number" | "text" | "switch" | "several" | "goods", values: any[], seats: boolean,
 *            optional: boolean, least: number, most: number}} Field
 *   `values`: those of a choice, those of which several may be chosen, or the kinds of goods; `seats`: whether they are seats
 */

/**
 * A JSON Schema, as far as it is read here.
 * @typedef {{
 *   $ref?: string, anyOf?: Schema[], enum?: string[], const?: string, type?: string, minimum?: number, maximum?: number, items?: Schema,
 *   additionalProperties?: Schema, propertyNames?: Schema, properties?: Record<string, Schema>,
 * }} Schema
 * @typedef {Record<string, Schema>} Schemas by name
 * @typedef {(kind: Field["kind"], values?: Field["values"], seats?: boolean) => Field} Made
 */

/** By game, the schemas of its actions; null while they are awaited, and where there are none. */
const known = signal(/** @type {Record<string, Schemas | null>} */ ({}));

/** Ask once what the actions of a game are made of; nothing comes of it where the server does not say. @param {string} game */
export async function learnShapes(game) {
  if (game in known.value) return;
  known.value = { ...known.value, [game]: null };
  try {
    const { $defs } = await getActions(game);
    known.value = { ...known.value, [game]: $defs };
  } catch {
    // its forms stay closed
  }
}

/**
 * The fields of a form's action; null where one of them cannot be asked for.
 * @param {Record<string, any>} form as the server offers it: what it lists for a field are the values that are allowed
 * @returns {Field[] | null}
 */
export function fieldsOf(form) {
  const schemas = known.value[gameKey.value];
  const own = schemas?.[form.type];
  if (!schemas || !own) return null;
  const fields = Object.entries(own.properties ?? {}).filter(([name]) => name !== "type").map(([name, schema]) => fieldOf(name, schema, schemas, form[name]));
  return fields.every((field) => field !== null) ? fields : null;
}

/**
 * @param {string} name
 * @param {Schema} schema
 * @param {Schemas} schemas
 * @param {unknown} allowed the values that the form lists, if it does
 * @returns {Field | null}
 */
function fieldOf(name, schema, schemas, allowed) {
  if (schema.anyOf) {
    const one = schema.anyOf.filter(({ type }) => type !== "null");
    const field = one.length === 1 ? fieldOf(name, one[0], schemas, allowed) : null;
    return field && { ...field, optional: one.length < schema.anyOf.length };
  }
  const [called, meant] = resolved(schema, schemas);
  const { minimum = 0, maximum = Infinity } = meant;
  /** @type {Made} */
  const made = (kind, values = [], seats = false) => (
    { name, kind, values: Array.isArray(allowed) ? allowed : values, seats, optional: false, least: minimum, most: maximum }
  );
  if (meant.enum) return made("choice", meant.enum);
  if (meant.const !== undefined) return made("choice", [meant.const]);
  if (meant.type === "boolean") return made("switch");
  if (meant.type === "string") return made("text");
  if (meant.type === "integer" || meant.type === "number") {
    if (called === "Seat") return made("choice", everySeat(), true);
    return made(Array.isArray(allowed) ? "choice" : "number");
  }
  if (meant.type === "array") return several(called, meant.items, schemas, made);
  if (meant.type === "object" && resolved(meant.additionalProperties, schemas)[1].type === "integer") return goods(called, meant, schemas, made);
  return null;
}

/** @param {string} called @param {Schema | undefined} items @param {Schemas} schemas @param {Made} made */
function several(called, items, schemas, made) {
  const [each, meant] = resolved(items, schemas);
  if (called === "Seats" || each === "Seat") return made("several", everySeat(), true);
  return meant.enum ? made("several", meant.enum) : null;
}

/** @param {string} called @param {Schema} schema @param {Schemas} schemas @param {Made} made */
function goods(called, { propertyNames }, schemas, made) {
  if (called === "BySeat") return made("goods", everySeat().map(String), true);
  const names = propertyNames && resolved(propertyNames, schemas)[1].enum;
  return names ? made("goods", names) : null;
}

/**
 * The name of a schema, where it has one, and the schema itself.
 * @param {Schema | undefined} schema
 * @param {Schemas} schemas
 * @returns {[string, Schema]}
 */
function resolved(schema, schemas) {
  const name = schema?.$ref?.split("/").at(-1);
  return name ? [name, schemas[name] ?? {}] : ["", schema ?? {}];
}
