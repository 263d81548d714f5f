/** Preferences as an earlier version stored them, in the form of this one. */

/** @typedef {Record<string, number>} Volumes by group of sounds, 0 to 1 */

/** The groups that had the volume of the table's other sounds before they got one of their own. */
const ONCE_OF_THE_TABLE = ["seven", "trade", "win"];

/**
 * The stored preferences with a volume for each group: what was muted stays muted.
 * @template {{volumes?: Volumes}} Stored
 * @param {Stored} stored
 * @param {Volumes} usual the volumes of a new device
 * @returns {Stored & {volumes: Volumes}}
 */
export function carriedOver(stored, usual) {
  const volumes = stored.volumes ?? {};
  const { table } = volumes;
  const inherited = table === undefined ? {} : Object.fromEntries(ONCE_OF_THE_TABLE.map((group) => [group, table]));
  return { ...stored, volumes: { ...usual, ...inherited, ...volumes } };
}
