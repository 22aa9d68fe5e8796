/** What Italian and Portuguese pages say in other words than who asks for it; `said-otherwise.ts` tells how they are read. */

/** A pattern of folded sentences, and the words by which those who ask look for them. */
export type Saying = readonly [tells: RegExp, words: string];

const ITALIAN_NUMBER = String.raw`(?:\d{1,3}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti)`;
const PORTUGUESE_NUMBER = String.raw`(?:\d{1,3}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte)`;

export const ITALIAN: readonly Saying[] = [
  [
    /\b(?:c'e|abbiamo|un|nostro|con|del) (?:un )?(?:bar|ristorante|caffe|mensa)\b|\b(?:bar|ristorante|caffe) (?:serve|vende|offre|apre|e aperto|prepara)\b|\b(?:panin[oi]|snack|tort[ae]|pranzo|pranzi|mangi\w+|zupp[ae]|merend[ae]|buffet|cena)\b/,
    "mangiare cibo",
  ],
  [
    /\b(?:posson?o|si puo|potete|vietat[oaie]|niente|senza|pure|libere?)\b.*\bfoto(?:graf\w+)?\b|\bfoto(?:grafie)?\b.*\b(?:permess|vietat|benvenut|consentit|ammess|vanno bene|senza flash)\w*|\briprese\b/,
    "fotografare foto",
  ],
  [
    /\bpioggi?[ae]\b|\bpiov\w+|\b(?:tutto|siamo|svolge|svolgono) al coperto\b|\bburrasca\b|\bmeteo\b/,
    "pioggia",
  ],
  [
    /\bprincipiant[ei]\b|\b(?:senza|serve|occorre|necessaria|nessuna|alcuna|minima) (?:\w+ )?esperienza\b/,
    "principianti esperienza",
  ],
  [/\britard[oi]\b|\bporte chiudono\b|\bperdete l'inizio\b/, "ritardo"],
  [/\bconsegn\w+|\bsped\w+|\bsolo ritiro\b|\bvendiamo solo in\b/, "consegna spedire"],
  [/\b(?:autobus|bus|tren[oi]|tram|metro|taxi|linea \d)\b/, "mezzi"],
  [
    /\bscont[oi]\b|\briduzion[ei]\b|\d ?(?:%|€|euro) in meno\b|\bun (?:quarto|quinto|terzo|decimo) in meno\b|\bpagano (?:la )?meta\b/,
    "sconto",
  ],
  [/\bsaldo\b|\bfattura\b.*\b(?:dopo|prima)\b/, "acconto anticipo pagare"],
  [/\b(?:toilette|gabinett[oi])\b|\bservizi igienici\b/, "bagno"],
  [/\bgrupp[oi]\b|\bscuole e associazioni\b/, "gruppi"],
  [/\boggetti (?:smarriti|dimenticati|persi)\b|\bcose perse\b|\blasciate qui\b/, "oggetti smarriti"],
  [/\b(?:vegan|vegetarian)[oaie]\b|\bsolo (?:pesce|carne)\b/, "vegetariano"],
  [
    /\b(?:il|i|niente|un|dei|sui) res[oi]\b|\brestituir\w+|\briport\w+\b.*\brimbors|\bconservate lo scontrino\b|\bdifettos[oi]\b/,
    "reso",
  ],
  [
    new RegExp(
      String.raw`\bmai piu di ${ITALIAN_NUMBER}\b|\bil massimo e (?:di )?${ITALIAN_NUMBER}\b|\b(?:al )?massimo ${ITALIAN_NUMBER} (?:persone|partecipanti|allievi)\b`,
    ),
    "gruppo lezione persone",
  ],
  [/\bcomitiv[ae]\b|\b(?:venite|siete) in (?:tanti|molti)\b/, "gruppi"],
  [/\bdiluvia\b|\btemporal[ei]\b.*\b(?:rimand|annull|spost)|\bacquazzon[ei]\b/, "piove pioggia"],
  [/\bmacchine fotografiche (?:rest|van|dev|posson)\w*|\bfotografate\b/, "foto fotografare"],
  [
    /\b(?:snack|panini|pranzo|torta|torte|merenda|bevande)\b.*\b(?:vend\w+|serv\w+|compres[oaie]|inclus[oaie])\b|\b(?:vend|serv)\w+ .*\b(?:snack|panini|pranzo|torte|merend\w+|bevande)\b/,
    "cibo mangiare",
  ],
  [/\bfermata\b|\bstazione\b|\bcorriera\b/, "mezzi"],
  [
    /\bpaga(?:no)? (?:[€£$] ?\d+|\d+ ?(?:€|euro)) in meno\b|\b(?:due|2) (?:al|per il) prezzo di un[oa]?\b|\bprendi (?:due|2) paghi (?:uno|1)\b/,
    "sconto promozione",
  ],
  [/\bover 6\d\b|\boltre i 6\d anni\b|\bdai 6\d anni\b/, "pensionati anziani"],
  [
    /\bse (?:fate|fai|arrivate|arrivi) tardi\b|\biniziamo puntual[ie]\b|\bnon possiamo aspettare\b/,
    "ritardo",
  ],
  [/\brispedi\w+\b|\brender(?:e|li|lo)\b(?=.*\b(?:articol|merce|prodott|acquist)|$)/, "reso resi"],
  [
    /\bnon (?:occorre|serve|bisogna) (?:sapere|conoscere)\b|\bmai (?:toccato|provato|fatto|usato|preso)\b|\bprima volta\b/,
    "principianti esperienza",
  ],
  [
    new RegExp(
      String.raw`\b(?:siamo|saremo|sarete|prendiamo|accettiamo) (?:(?:al )?massimo|solo|non piu di|fino a) (?:in )?${ITALIAN_NUMBER}\b(?! (?:anni|mesi|giorni|ore|minuti|settimane|km))|\b(?:piccoli )?gruppi\b.*\b(?:non piu di|(?:al )?massimo|fino a) ${ITALIAN_NUMBER}\b`,
    ),
    "gruppo lezione persone",
  ],
  [/\b(?:lezioni|corsi|visite) (?:hanno|sono per|con|di|da) .{0,24}\bpersone\b/, "gruppo"],
  [/\bsenza carne\b/, "vegetariano"],
  [
    /\b(?:qualsiasi|qualunque|ogni) (?:tempo|meteo)\b|\btempo (?:brutto|cattivo)\b|\b(?:brutto|cattivo) tempo\b|\bmaltempo\b/,
    "pioggia",
  ],
  [/\b(?:dimenticato|perso|lasciato|smarrito) (?:qualcosa|qualche cosa|un oggetto)\b/, "oggetti smarriti"],
  [
    /\b(?:meta|il \d{1,2} ?%) del (?:prezzo|totale|costo)\b.*\b(?:in anticipo|anticipat[ao])\b/,
    "acconto pagare",
  ],
  [
    /\b(?:si paga|pagate|il pagamento e|paghi) (?:solo |soltanto )?(?:il giorno stesso|all'arrivo|sul posto|in loco)\b/,
    "acconto anticipo",
  ],
  [/\b(?:acconto|caparra)\b/, "anticipo pagare"],
  [/\bordini (?:partono|vengono spediti|sono spediti)\b/, "spedizione consegna"],
  [
    /\b(?:senza|nessuna|non (?:serve|occorre|ci vuole|e necessaria)) (?:alcuna )?esperienza\b/,
    "principianti",
  ],
];

export const PORTUGUESE: readonly Saying[] = [
  [
    /\b(?:tem|temos|ha|um|uma|nosso|nossa|com) (?:um |uma )?(?:cafe|lanchonete|restaurante|cantina)\b(?! da manha)|\b(?:cafe|lanchonete|restaurante|cantina) (?:serve|vende|oferece|abre)\b|\b(?:vendemos|servimos) cafe\b|\b(?:lanches?|salgados|bolos?|almoco|comer|sopas?|jantar|buffet)\b/,
    "comida comer",
  ],
  [
    /\b(?:pode|podem|proibid[oa]|sem|nada de|vontade|permitid[oa]s?)\b.*\b(?:fotos?|fotograf\w+|filma\w+)\b|\bfotos?\b.*\b(?:permitid|proibid|bem-vind|liberad|tudo bem|sem flash)\w*/,
    "fotos fotografar",
  ],
  [/\bchuvas?\b|\bchov\w+|\b(?:tudo|area|espaco|local) (?:e )?cobert[oa]\b|\bventania\b/, "chuva"],
  [
    /\biniciantes?\b|\b(?:sem|precisa de|precisa ter|necessaria|nenhuma|alguma) experiencia\b|\bquem nunca\b/,
    "iniciantes experiencia",
  ],
  [/\batras(?:o|ad[oa]s?|ar)\b|\bportas fecham\b|\bperder o comeco\b/, "atraso"],
  [
    /\bentreg\w+|\benvia\w*\b.*\b(?:dias|brasil|pedidos)|\bpedidos sao enviados\b|\bso (?:retirada|vendemos na loja)\b|\bnao enviamos\b/,
    "entrega enviar",
  ],
  [/\b(?:onibus|metro|trem|taxi|linha \d)\b/, "transporte"],
  [
    /\bdescontos?\b|\bpromoc(?:ao|oes)\b|\bmeia-entrada\b|\d a menos\b|\bum (?:quarto|quinto|terco|decimo) a menos\b|\bpagam metade\b|\d ?% mais barato\b/,
    "desconto",
  ],
  [
    /\brestante (?:deve|e pago|paga)\b|\bfatura\b.*\b(?:depois|antes)\b|\b(?:um|de|o) sinal\b/,
    "sinal adiantado pagar",
  ],
  [/\b(?:toalete|sanitario|lavabo)s?\b/, "banheiro"],
  [/\bgrupos?\b|\bescolas e associacoes\b/, "grupos"],
  [/\bobjetos (?:perdidos|esquecidos)\b|\bcoisas perdidas\b|\bficar para tras\b/, "objetos perdidos"],
  [/\b(?:vegan|vegetarian)[oa]s?\b|\bso servimos\b/, "vegetariano"],
  [
    /\bdevol(?:v|uc)\w+|\btrocamos\b|\b(?:sao|podem ser) trocad[oa]s\b|\btrocas? (?:de|em|por) (?:produto|mercadoria|defeito|tamanho)\w*|\bcom defeito\b/,
    "devolucao troca",
  ],
  [
    new RegExp(
      String.raw`\bnunca (?:sao |somos )?mais (?:de|que) ${PORTUGUESE_NUMBER}\b|\bo maximo (?:e|sao) (?:de )?${PORTUGUESE_NUMBER}\b|\bno maximo ${PORTUGUESE_NUMBER} (?:pessoas|participantes|alunos)\b`,
    ),
    "grupo turma aula pessoas",
  ],
  [/\bexcurs(?:ao|oes)\b|\bvem com (?:muita gente|varias pessoas)\b/, "grupos"],
  [/\btempora(?:l|is)\b|\bchuva ou sol\b|\bsol ou chuva\b|\bcair (?:chuva|agua)\b/, "chuva chover"],
  [
    /\bcameras? (?:fica|deve|pode)m?\b|\bvontade para fotografar\b|\bnada de filmagens?\b/,
    "fotos fotografar",
  ],
  [
    /\b(?:lanches?|salgados|almoco|bolos?|bebidas|sanduiches?)\b.*\b(?:vend\w+|serv\w+|inclu\w+|parte)\b|\b(?:vend|serv)\w+ .*\b(?:lanches?|salgados|almoco|bolos?|bebidas|sanduiches?)\b/,
    "comida",
  ],
  [/\bponto de onibus\b|\brodoviaria\b|\bestacao\b|\bterminal\b/, "transporte onibus"],
  [
    /\bpagam? r?\$ ?\d[\d.,]* a menos\b|\b(?:dois|duas|2) \w*\b.*\bpelo preco de um[a]?\b|\bleve (?:2|dois) pague (?:1|um)\b/,
    "desconto promocao",
  ],
  [/\bmaiores de 6\d\b|\bacima de 6\d anos\b|\ba partir de 6\d anos\b/, "aposentados idosos"],
  [/\b(?:pedimos|cobramos|exigimos|ha) (?:um |uma )?sinal\b/, "adiantado pagar"],
  [/\bse for demorar\b|\bcomecamos (?:na hora|pontualmente)\b|\bnao podemos esperar\b/, "atraso atrasar"],
  [/\bmandar de volta\b/, "devolver devolucao"],
  [
    /\bnao (?:e preciso|precisa|e necessario) saber\b|\bnunca (?:mexeu|fez|tentou|usou|tocou)\b|\bprimeira vez\b/,
    "iniciantes experiencia",
  ],
  [
    new RegExp(
      String.raw`\b(?:somos|seremos|recebemos|atendemos|aceitamos) (?:no maximo|so|apenas|ate|nao mais (?:de|que)) ${PORTUGUESE_NUMBER}\b(?! (?:anos|meses|dias|horas|minutos|semanas|km))|\b(?:turmas|grupos) (?:pequen[oa]s|reduzid[oa]s)\b.*\b${PORTUGUESE_NUMBER}\b`,
    ),
    "grupo turma aula pessoas",
  ],
  [/\b(?:aulas|cursos|turmas|passeios) (?:tem|sao para|com|de) .{0,24}\bpessoas\b/, "grupo turma"],
  [/\bsem carne\b/, "vegetariano"],
  [/\b(?:qualquer|todo) (?:tempo|clima)\b|\btempo (?:ruim|feio)\b|\bmau tempo\b/, "chuva"],
  [
    /\b(?:esqueceu|perdeu|deixou) (?:alguma coisa|algo|algum objeto)\b|\bachados e perdidos\b/,
    "objetos perdidos",
  ],
  [
    /\b(?:metade|\d{1,2} ?%) do (?:valor|preco|total)\b.*\b(?:adiantado|antecipad[oa]|antes)\b/,
    "sinal pagar",
  ],
  [
    /\b(?:so se paga|paga-se|se paga|pagamento|voce paga|paga) (?:so |somente |apenas |e )?(?:no dia|na hora|na chegada|no local)\b/,
    "sinal adiantado",
  ],
  [/\bsinal\b.*\bna reserva\b|\bna reserva\b.*\bsinal\b/, "adiantado pagar"],
  [
    /\b(?:sem|nao (?:precisa|e preciso|e necessario)(?: de| ter)?|nenhuma) (?:experiencia|ter experiencia)\b/,
    "iniciantes",
  ],
];
