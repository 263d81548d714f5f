/** Legal actions arrive in columns (docs/protocol.md §3); here they become one object per action. */

/**
 * @param {import("../../protocol.js").Legal[]} groups
 * @returns {import("../../protocol.js").Action[]}
 */
export function expand(groups) {
  return /** @type {import("../../protocol.js").Action[]} */ (groups.flatMap(rows));
}

/** @param {import("../../protocol.js").Legal} group @returns {object[]} */
function rows(group) {
  const columns = /** @type {[string, unknown[]][]} */ (Object.entries(group).filter(([, value]) => Array.isArray(value)));
  if (columns.length === 0) return [group];
  return columns[0][1].map((_, row) => {
    const action = /** @type {Record<string, unknown>} */ ({ ...group });
    for (const [field, values] of columns) action[field] = values[row];
    return action;
  });
}
