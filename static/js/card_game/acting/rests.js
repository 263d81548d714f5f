/** Why something rests, in few words on the card and in a sentence for those who listen. The server says why; here it is worded. */
import { unavailable } from "../../core/store.js";
import { hasText, t } from "../../core/text.js";
import { cardName, goodsWords, stackLetter } from "../cards.js";

/**
 * A reason in words; `short`: as it fits on a card.
 * @param {{code: string, facts?: Record<string, any>}} reason
 * @param {{short?: boolean}} [how]
 */
export function reasonWords({ code, facts = {} }, { short = false } = {}) {
  const kind = facts.needs ? "-goods" : "";
  const ids = [short && `cards-rests-${code}${kind}-short`, `cards-rests-${code}${kind}`, `refused-${code}`];
  const id = ids.find((each) => each && hasText(each)) ?? "cards-rests-not_legal";
  const { needs, card, stack, ...numbers } = facts;
  const plain = Object.fromEntries(Object.entries(numbers).filter(([, value]) => ["string", "number"].includes(typeof value)));
  return t(id, { ...plain, ...(needs && { goods: goodsWords(needs) }), ...(card && { card: cardName(card) }), ...(stack !== undefined && { stack: stackLetter(stack) }) });
}

/** Why an action of this type cannot be done now; null where the server gives no reason. @param {string} type */
export function whyNot(type) {
  return unavailable.value.find(({ actions }) => actions?.includes(type)) ?? unavailable.value.find(({ actions }) => !actions) ?? null;
}
