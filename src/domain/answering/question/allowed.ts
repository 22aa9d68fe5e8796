/** "Can he join?", "pode ir?", 参加できますか: whether something is allowed, or possible. */

/** Signs that somebody asks whether something is allowed, or possible. */
const MAY =
  /\b(?:can|could|may|allowed|able|old enough|pod\w+|poss\w+|permitid\w+|da para|puo|pot\w+|ammess\w+|permess\w+)\b|[れけえべめせ]ますか|でき|[れけえ]る[?？]|いいですか|大丈夫|可能|だめ/;

/** Whether a folded text asks whether something is allowed, or possible. */
export const asksWhetherAllowed = (folded: string): boolean => MAY.test(folded);
