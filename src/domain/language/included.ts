/** "Part of the normal admission", "sem custo adicional", 追加料金なし: how it is told, without that word, that something is included. */
const INCLUDED =
  /\bpart of (?:the|your|our) (?:\w+ )?(?:admission|tickets?|price|fee|entry|rate)\b|\bfaz(?:em)? parte d[oa] (?:ingresso|preco|diaria|mensalidade|pacote)\b|\bfa(?:nno)? parte del (?:biglietto|prezzo)\b|(?:追加|別途?)料金(?:は|も)?(?:なし|不要|(?:かか|いただき)(?:り)?ません)/;

/** Whether a folded text says so. */
export const tellsIncluded = (folded: string): boolean => INCLUDED.test(folded);
