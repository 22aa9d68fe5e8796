/** "Part of the normal admission", "sem custo adicional", 追加料金なし: how it is told, without that word, that something is included. */
const INCLUDED =
  /\bpart of (?:the|your|our) (?:\w+ )?(?:admission|tickets?|price|fee|entry|rate)\b|\b(?:no|without|any) (?:additional|extra|further) (?:charge|cost|fee)s?\b|\bfree of charge\b|\bat no (?:charge|cost)\b|\bfaz(?:em)? parte d[oa] (?:ingresso|preco|diaria|mensalidade|pacote)\b|\bsem (?:custo|taxa|cobranca)(?: (?:adicional|extra))?\b|\bfa(?:nno)? parte del (?:biglietto|prezzo)\b|\bsenza (?:costi|supplement[oi]|sovrapprezzo|spese)\b|(?:追加|別途?)料金(?:は|も)?(?:なし|不要|(?:かか|いただき)(?:り)?ません)/;

/** Whether a folded text says so. */
export const tellsIncluded = (folded: string): boolean => INCLUDED.test(folded);
