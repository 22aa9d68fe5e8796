/** What Italian customers say in several words that a page says in one; `idioms.ts` tells how they are read. */
import type { Idiom } from "./hours-idioms.ts";

export const ITALIAN: readonly Idiom[] = [
  [
    /\b(?:insegnar(?:gli|le)|(?:addestra|istrui|allena)r(?:lo|la|e (?:l'assistente|il bot|il chatbot))) (?:(?:con|su) )?(?:un |una |dei |degli |delle |i |le )?/g,
    "caricare ",
  ],
  [
    /(?:\bl')?\baccess(?:o|ibil[ei]|ibilita) (?:per |ai |alle |a |in |con )?(?:(?:i |le )?disabili|(?:la )?sedi[ae] a rotelle|carrozzin[ae])\b/g,
    "rotelle",
  ],
  [
    /\bquant(?:'|o )e (?=(?:il|la|lo|l'|un|una) ?(?!peso|durata|altezza|distanza|profondita|tempo)\w)/g,
    "quanto costa ",
  ],
  [/\blistin[oi] (?:de[il] )?prezzi?\b|\blista (?:de[il] )?prezzi\b/g, "prezzi"],
  [/\bpag(?:are|o|a|amento) alla consegna\b|(?<!pagare )(?<!in )\bcontrassegno\b/g, "pagare contrassegno"],
  [
    /^(?:quali sono (?:i|gli|le)|(?:mi )?parl(?:i|a|ami|ate|atemi) d(?:i|ei|egli|elle)) (?:vostr[ie] )?(\S{3,}(?: \S{3,})?)(?=[ ?!.]*$)/g,
    "quali $1 ci sono",
  ],
  // "Date un attestato?" gives one, and asks for no dates.
  [/^date (?=(?:anche )?(?:un|una|uno|il|lo|la)\b|(?:anche )?(?:un'|l'))/g, "c'e "],
  [
    /\bquant[oi] (?:soldi )?(?:(?:si|devo|dobbiamo|bisogna|vi|serve) )*(?:dare|versare|lasciare|pagare|mettere|anticipare|lascia|versa|paga|da) (?:subito )?(?:di|come|in) (?:anticipo|acconto|caparra)\b/g,
    "quanto costa la caparra",
  ],
  [/^telefono(?=[ ?!.]*$)/g, "numero di telefono"],
  [/^(?:e-?)?mail(?=[ ?!.]*$)/g, "indirizzo e-mail"],
  [
    /\b(?:lasci|mett|parcheggi)(?:o|a|are|ere|iamo) (?:la (?:mia |nostra )?(?:macchina|auto)\b|l'auto\b)/g,
    "parcheggiare",
  ],
  [
    /\bnon (?:(?:riesco|riusciamo|posso|possiamo|potro|potremo|riusciro) )(?:piu )?(?:a )?(?:venire|esserci|presentarmi)\b(?! (?:in|con)\b)/g,
    "disdire",
  ],
  [/\b(?:i )?soldi indietro\b|\brestitu\w+ i soldi\b/g, "rimborso"],
  [/^di chi (?:e|sono) (?=(?:il|lo|la|l'|questo|questa|i|le) ?\w+[ ?!.]*$)/g, "chi e il titolare di "],
  [/\bmal di denti\b/g, "dolore"],
  [/\bmal di (testa|schiena)\b/g, "dolore $1"],
  [/\bsedia a rotelle\b/g, "rotelle"],
  [/\b((?:gomm[ae]|ruot[ae]|pneumatic[oi]) )\w{0,8} ?a terra\b/g, "$1bucata"],
  [/\b(?:si paga|si pagano|pagat[oaie]) a parte\b|\ba parte\b/g, "incluso"],
  // "Il parcheggio si paga?" asks what it costs, as "si paga il parcheggio?" does; how to pay is another question.
  [/^(?:e )?si pagan?o?(?=[ ?!.]*$)/g, "quanto costa"],
  [
    /^(?:e )?(?:si pagan?o?|(?:bisogna|devo|dobbiamo) pagare) (?:anche )?(?:il |lo |la |l'|i |gli |le )(?!cont[io]\b|rat[ae]\b)(?=\w{3})/g,
    "quanto costa ",
  ],
  [
    /^(?!(?:come|quando|dove|quanto|chi|cosa|che|quale|se|per|con|e|in|a) )([^?!.,]{3,50}?) si pagan?o?(?=[ ?!.]*$)/g,
    "quanto costa $1",
  ],
  [/\brimast[oaie] a piedi\b/g, "guasto"],
  [/\bper (?:strada|la strada)\b|\bin questo momento\b/g, ""],
  [/\bci (?:sta|stanno)\b/g, "entrare"],
  [/\bmezzanotte\b/g, "notte"],
  [
    /^(?:il |i )?(?:prezzo|prezzi|costo|costi) (?:(?:di|del|della|dei|degli|delle|dell'|per) ?(?:il |la |lo |i |le |gli |l')?)?(?=\w{3})/g,
    "quanto costa ",
  ],
  [/\bquanto (?:costa|viene|si paga per) (?:entrare|l'entrata)\b/g, "quanto costa l'ingresso"],
  [/\bprendete (?=(?:(?:il|la|le|i) )?(?:carte?|bancomat|contanti|pos|visa|satispay)\b)/g, "accettate "],
  [/\bpolitica (?:di|sui|per i) (res[oi]|cambi|cancellazion[ei]|rimbors[oi])\b/g, "$1"],
  // "Minima" is found in "noleggio minimo", too.
  [/\b(?:(?:limit[ei]|restrizion[ei]|fasc(?:ia|e)) (?:d'|di )eta|eta minima)\b/g, "che eta"],
  [/\bpet[- ]friendly\b/g, "animali ammessi"],
  [/\b(?:cart[ae]|buon[oi]) regalo\b|\bgift cards?\b/g, "buono"],
  [
    /^(che|quali) (?!or[ae]|giorn|numer)((?:[^ ?!.,]+ ){1,3})(?:avete|fate|offrite|proponete|organizzate|tenete)\b/g,
    "$1 $2ci sono",
  ],
  [/\b(consegn\w+|sped\w+)((?: \w+)?) a (?:casa|domicilio)\b/g, "$1$2"],
  [/\bcart([ae]) di (?:credito|debito)\b/g, "cart$1"],
  [
    /\b(?:(?:che|quali) )?(?:metodi|modalita|forme) di pagamento\b(?: (?:accettate|avete|ci sono))?|\bcome (?:posso|possiamo|si puo) pagare\b(?=[ ?!.]*$)/g,
    "pagare contanti o carta",
  ],
  [
    /\b(parchegg\w{0,6}\b.{0,30}?) (?:se|quando) (?:vengo|veniamo|arrivo|arriviamo) (?:in|con la) (?:auto|macchina)\b/g,
    "$1",
  ],
  // One word of its own: "mezzi" would be found in "mezz'ora".
  [/\b(?:(?:coi|con i|in|dei|i) )?mezzi pubblici\b|\b(?:coi|con i) mezzi\b/g, "mezzipubblici"],
  [/\bcamer[ae] per (?:due|2)(?: persone)?\b/g, "camera doppia"],
];
