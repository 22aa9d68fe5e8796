/** What Italians and Brazilians ask around a visit; `visits.ts` tells how it is read. */
/** A whole question of folded text, and the name of the matter that it asks about; `$1` is a word of the question. */
export type AskedOfVisit = readonly [question: string, matter: string];

const STAZIONE = "(stazione|fermata|centro|aeroporto|spiaggia|mare|autostrada|porto|metro)";
export const ITALIAN_VISITS: readonly AskedOfVisit[] = [
  [
    `(?:siete|e|sei|quanto (?:siete|e))(?: molto| tanto)? ?(?:lontan[oaie]|distant[ei]|vicin[oaie])(?: (?:da[li]?|al)(?:la|l'|lo)?|dall'|all') ?(?:\\w+ )?${STAZIONE}`,
    "farness $1",
  ],
  [
    `(?:quanto (?:dista|e lontan[oa]|distate)|e (?:lontan|vicin)[oa]) (?:(?:la|il|l'|da|dal|dalla|dall') ?)?(?:fermata del )?${STAZIONE}(?: da (?:voi|li))?`,
    "farness $1",
  ],
  [
    `(?:si (?:arriva|viene|va)|(?:posso|possiamo) (?:venire|arrivare)) a piedi (?:da|dal|dalla|dall') ?${STAZIONE}`,
    "farness $1",
  ],
  [
    "(?:(?:dove )?(?:posso|possiamo|si puo) |dove )(?:ri)?caric(?:are|o|a|hiamo) (?:la |l')?(?:mia |nostra )?(?:auto|macchina|tesla)(?: elettrica)?(?: da voi| li)?|dove si (?:ri)?carica (?:la |l')?(?:auto|macchina|tesla)(?: elettrica)?",
    "carcharging",
  ],
  [
    "(?:avete|c'e|ci sono) (?:(?:la|una|le|delle) )?(?:colonnin[ae]|ricarica|stazion[ei] di ricarica)(?: (?:elettric[ae]|per (?:la |le |l')?(?:auto|macchine|tesla)(?: elettric[ahe]+)?|(?:di|da) ricarica))?",
    "carcharging",
  ],
  [
    "(?:(?:dove )?(?:posso|possiamo|si puo|si possono) |dove )(?:lav(?:are|o|iamo) (?:i |gli |la |dei )?(?:vestiti|panni|indumenti|biancheria|roba)|fa(?:re|cciamo|ccio) (?:il |un )?bucato)(?: da voi| li)?",
    "clotheswashing",
  ],
  ["(?:avete|c'e) (?:(?:la|una) )?(?:lavatrice|lavanderia)(?: li| vicino| in casa)?", "clotheswashing"],
  [
    "(?:e|sono) (?:un )?(?:posto |tutto )?sicur[oa]i?(?: li| da voi| di notte)*|(?:(?:la mia roba|le mie cose|i bagagli|le bici|la bici|la macchina|il parcheggio|il posto) )(?:e|sono) (?:al sicuro|sicur[oaie]|custodit[oaie]|sorvegliat[oaie])(?: da voi| di notte| li)*|e sicuro (?:il parcheggio|il posto|lasciare .{3,20})",
    "guarded",
  ],
  [
    "(?:quando|a che ora|in che giorn[io]) (?:c'e|siete|e|trovo|si trova)(?: piu)? ?(?:meno (?:gente|affollat[oi]|fila|coda|pien[oi])|poca gente|tranquill[oi]|vuot[oi]|meno)",
    "crowding",
  ],
  [
    "(?:qual e|quando e) (?:il |l')?(?:momento|giorno|orario|ora|periodo) (?:miglior[ei]|piu (?:tranquill|affollat|pien)[oa]|meno (?:affollat|pien)[oa])(?: per (?:venire|una visita))?",
    "crowding",
  ],
  [
    "(?:c'e|trovo|troviamo|trovero)(?: sempre| di solito)? (?:molta |tanta |troppa )?(?:fila|coda|gente|ressa)(?: (?:il|nel|di) \\w+)?|(?:bisogna|dobbiamo|si deve|tocca) (?:fare la (?:fila|coda))|(?:e|siete)(?: sempre| molto)? (?:pien[oi]|affollat[oi])(?: (?:il|nel) (?:weekend|fine settimana))?",
    "crowding",
  ],
  [
    "(?:(?:posso|possiamo|si puo|si possono) )(?:portar(?:e|mi|ci)|fare) (?:(?:il|la|le|i|un|una|del|della|delle|dei|qualche|nostr[oa]|l'acqua e) )*(?:cibo|pranzo|bevande|bibite|torta|vino|panini|merenda|picnic|mangiare|da (?:mangiare|bere))(?: (?:da casa|nostr[oaie]|propri[oaie]|con noi))?",
    "ownfood",
  ],
  [
    "(?:(?:ci|mi) (?:venite|potete venire) a prendere|(?:venite|potete venire|qualcuno puo venire|puo venire qualcuno) a prender(?:ci|mi)|qualcuno puo venir(?:mi|ci) a prendere|potete venir(?:mi|ci) a prendere)(?: (?:in|alla|all'|al|a|dalla|dall') ?\\w+)?",
    "fetchingguests",
  ],
  [
    "(?:fate|avete|offrite|c'e) (?:(?:il|un|la|una) )?(?:servizio )?(?:transfer|navetta|trasferimento|passaggio)(?: (?:da|dal|dalla|dall'|per|per l'|per la) ?\\w+)?",
    "fetchingguests",
  ],
  [
    "(?:(?:e )?se )?(?:arriv(?:o|iamo|eremo|ero)|veniamo|saremo li) (?:(?:solo|verso|dopo|alle|le|a|non prima delle|dopo le) )*(?:\\d{1,2}(?:[.:]\\d\\d)?|mezzanotte|di notte|tardi|la sera tardi|in nottata)(?: (?:va bene|e un problema|si puo))?|(?:il nostro|il mio) (?:volo|treno|aereo) (?:arriva|atterra) (?:alle \\d{1,2}(?:[.:]\\d\\d)?|a mezzanotte|tardi)",
    "latearrival",
  ],
  [
    "(?:qual e |c'e |avete )?(?:il |un )?(?:soggiorno|noleggio|affitto|periodo) minimo|(?:c'e )?un minimo di (?:notti|giorni|ore)|(?:si puo|posso|possiamo) (?:prenotare|dormire|stare|fermarsi|noleggiare)(?: anche)?(?: per)? (?:solo )?(?:una|1) (?:sola )?(?:notte|giornata|settimana|ora)(?: sola| soltanto)?|quante (?:notti|ore|giorni) (?:minimo|almeno|al minimo|bisogna (?:fermarsi|prenotare|stare))",
    "minimumstay",
  ],
  [
    "(?:(?:con )?quanto (?:tempo )?(?:prima|anticipo) (?:dobbiamo|devo|bisogna|si deve|conviene) (?:arrivare|venire|essere li|presentar(?:si|mi|ci))(?: prima .{3,20})?|a che ora (?:dobbiamo|devo|bisogna) (?:essere li|arrivare|venire|presentar(?:si|mi|ci)) prima .{3,20}|(?:bisogna|devo|dobbiamo|conviene) (?:venire|arrivare|essere li) (?:un po' )?prima)",
    "comingearly",
  ],
  [
    "(?:(?:siete|lavorate|e|chiudete|aprite|restate|fate) )(?:(?:apert[oi]|chius[oi]) )?(?:anche )?(?:d'inverno|in inverno|d'estate|tutto l'anno|in bassa stagione|fuori stagione)|(?:d'inverno|in inverno) (?:siete|chiudete|aprite|lavorate)(?: (?:aperti|chiusi))?",
    "ofseasons",
  ],
  [
    "(?:ho|abbiamo) (?:lasciato|dimenticato|perso|scordato) (?:il|lo|la|l'|i|le|un|uno|una|un')? ?(?:mi[oa] |nostr[oa] )?(?!(?:password|codice|prenotazione|conferma|biglietto|ricevuta|fattura|pin|account|lavoro)\\b)[\\w ]{3,20}? (?:da voi|li|qui|nel(?:lo|la|l')? ?\\w+|sul(?:lo|la|l')? ?\\w+|al(?:la)? \\w+)",
    "lostthings",
  ],
  [
    "(?:siete|e) convenzionat[oi](?: con .{3,24})?|(?:avete|ci sono) (?:delle )?convenzioni(?: con .{3,24})?|(?:posso|possiamo|si puo) usare (?:la mia |l')?assicurazione(?: sanitaria)?|(?:accettate|prendete|lavorate con) (?:metasalute|unisalute|previmedical|generali|allianz|fasi|faschim|le assicurazioni|l'assicurazione)",
    "healthinsurers",
  ],
  [
    "(?:(?:perdo|perdiamo) (?:i soldi|la caparra|l'acconto|tutto) se (?:non (?:vengo|veniamo|riesco a venire|posso venire|mi presento)|disdico)|(?:e )?se non (?:vengo|veniamo|posso venire|possiamo venire|mi presento|riesco a venire)(?: piu)?,? (?:(?:mi|ci) (?:ridate|rendete|rimborsate|restituite) .{3,16}|(?:devo|dobbiamo) pagare(?: lo stesso| comunque)?|pago(?: lo stesso| comunque)?|perdo .{3,16}))",
    "notcoming",
  ],
  ["(?:posso|possiamo|si puo) (?:entrare|venire|accedere)(?: anche| li)? di notte", "nightaccess"],
  ["(?:si puo|posso|possiamo) fumare (?:in|sul|sulla|nel|nella|dentro) ?(?:la |il )?\\w+", "smoking"],
];

const ESTACAO = "(estacao|rodoviaria|metro|centro|aeroporto|praia|mar|porto|ponto)";
export const PORTUGUESE_VISITS: readonly AskedOfVisit[] = [
  [
    `(?:(?:voces )?fica(?:m)?|e|e muito|fica muito) (?:longe|perto|pertinho) (?:d[aeo] )?(?:ponto de onibus|${ESTACAO})`,
    "farness $1",
  ],
  [
    `(?:qual (?:e )?a distancia|quanto (?:fica|e|da)|que distancia) (?:ate (?:a |o )?|d[aeo] )${ESTACAO}(?: ate (?:ai|voces))?`,
    "farness $1",
  ],
  [
    `(?:da (?:para|pra)|posso|e possivel) (?:ir|chegar)(?: andando| a pe|) ?d[ao] ${ESTACAO}(?: (?:andando|a pe))?(?: ate ai)?`,
    "farness $1",
  ],
  [
    "(?:(?:onde )?(?:posso|podemos|da (?:para|pra)) |tem (?:onde|como|lugar (?:para|pra)) )(?:re)?carregar (?:(?:o|meu|um) )?(?:carro|tesla|veiculo)(?: eletrico)?(?: ai)?",
    "carcharging",
  ],
  [
    "(?:(?:voces )?(?:tem|ha) )(?:algum )?(?:carregador|ponto de recarga|tomada|recarga)(?: (?:de|para|pra))? (?:o )?(?:carro|carros|veiculos?|tesla)(?: eletricos?)?",
    "carcharging",
  ],
  [
    "(?:(?:onde )?(?:posso|podemos|da (?:para|pra)|eu)? ?)(?:lav(?:ar|o|amos)) (?:(?:as|a|minhas?|umas|nossas?) )*roupas?(?: ai| la)?|tem (?:onde|como|lugar (?:para|pra)) lavar roupa",
    "clotheswashing",
  ],
  [
    "(?:(?:voces )?(?:tem|ha) )(?:alguma? )?(?:maquina de lavar(?: roupas?)?|lavanderia)(?: ai| perto)?",
    "clotheswashing",
  ],
  [
    "(?:e|fica) (?:um lugar )?segur[oa](?: ai| a noite| de noite)*|(?:(?:as )?minhas coisas|(?:o |meu )?carro|(?:a |minha )?bike|(?:o )?estacionamento|(?:o )?lugar) (?:fica|ficam|e|sao|esta|estao) (?:segur[oa]s?|vigiad[oa]s?|em seguranca)(?: ai| a noite)*|tem seguranca(?: a noite| ai| no estacionamento)*",
    "guarded",
  ],
  [
    "(?:quando|que (?:horas|dia)|em que (?:dia|horario)) (?:e|fica|esta|ta)(?: mais)? ?(?:vazio|tranquilo|calmo|menos (?:cheio|lotado|movimentado))|(?:quando|que horas|que dia) tem menos (?:gente|fila|movimento)",
    "crowding",
  ],
  [
    "qual (?:e )?(?:o )?(?:melhor|pior) (?:horario|dia|hora|momento|epoca) (?:para|pra) (?:ir|visitar)|qual (?:e )?(?:o )?(?:horario|dia) (?:mais|menos) (?:vazio|cheio|tranquilo|movimentado)",
    "crowding",
  ],
  [
    "(?:tem|pega|costuma ter) (?:muita |sempre )?(?:fila|espera|gente)(?: (?:no|aos) (?:fim de semana|domingos?|sabados?))?|(?:fica|e|ta)(?: muito| sempre)? (?:lotado|cheio)(?: (?:no fim de semana|nos fins de semana|aos domingos))?",
    "crowding",
  ],
  [
    "(?:(?:posso|podemos|pode|da (?:para|pra)) )(?:levar|trazer|fazer) (?:(?:a|o|um|uma|minha|meu|nossa) )*(?:propria )?(?:comida|bebidas?|lanche|bolo|piquenique|marmita|vinho|cerveja|almoco)(?: (?:de (?:casa|fora)|propri[oa]|ai))?",
    "ownfood",
  ],
  [
    "(?:(?:voces|alguem) )?(?:(?:podem|pode|vao|vem) )?(?:me |nos )?(?:buscam|buscar|pegam|busca)(?: (?:a gente|os hospedes|gente))? (?:n[ao]|d[ao]) (?:aeroporto|rodoviaria|estacao|porto|hotel|metro)",
    "fetchingguests",
  ],
  [
    "(?:(?:voces )?(?:fazem|tem|oferecem) )(?:servico de )?(?:transfer|traslado|translado|van)(?: (?:d[ao]|ate o|para o|pro) \\w+)?",
    "fetchingguests",
  ],
  [
    "(?:(?:e )?se )?(?:eu |a gente |so |nos )*(?:vou |vamos )?(?:cheg(?:o|amos|ar|armos|a)) (?:(?:so|depois|das?|as|la pelas|la|por volta|apos|de) )*(?:\\d{1,2} ?(?:h\\w*)?|meia-?noite|madrugada|noite|tarde da noite|muito tarde)(?: (?:tem problema|pode))?|(?:nosso|meu) (?:voo|onibus) (?:chega|pousa) (?:(?:depois|das|as|a) )*(?:\\d{1,2} ?h?\\w*|meia-?noite)",
    "latearrival",
  ],
  [
    "(?:qual (?:e )?|tem |ha )?(?:a |o |uma |um )?(?:estadia|diaria|locacao|permanencia|aluguel|tempo|numero) minim[ao](?: de (?:diarias|noites|dias))?|(?:tem |ha )?(?:um )?minimo de (?:diarias|noites|dias|horas)|(?:posso|da (?:para|pra)|podemos) (?:reservar|ficar|alugar|dormir)(?: por)? (?:so |apenas )?(?:uma|1|um) (?:noite|diaria|dia|hora)(?: so| apenas)?|quant[oa]s (?:noites|diarias|dias|horas) (?:no |e o )?minimo",
    "minimumstay",
  ],
  [
    "(?:(?:com )?quant[oa] (?:tempo )?(?:antes|antecedencia) (?:tenho que|devo|preciso|temos que|devemos|tem que) (?:chegar|estar ai|ir)(?: antes .{3,20})?|(?:que horas|a que horas) (?:devo|tenho que|preciso|devemos) (?:estar ai|chegar) antes .{3,20}|(?:precisa|tem que|preciso|tenho que|e bom) chegar (?:mais cedo|antes|um pouco antes))",
    "comingearly",
  ],
  [
    "(?:voces )?(?:abrem|fecham|funcionam?|ficam? (?:abertos?|fechados?)|trabalham)(?: tambem)? (?:no inverno|o ano todo|o ano inteiro|na baixa temporada|no verao)|no inverno (?:voces )?(?:abrem|fecham|funcionam?)",
    "ofseasons",
  ],
  [
    "(?:eu |a gente )?(?:deixei|deixamos|esqueci|esquecemos|perdi|perdemos) (?:o |a |meus? |minhas? |um |uma )(?!(?:senha|codigo|reserva|confirmacao|ingresso|bilhete|recibo|nota|fatura|conta|emprego)\\b)[\\w -]{3,24}? (?:ai|la|n[ao]s? \\w+|com voces)",
    "lostthings",
  ],
  [
    "(?:(?:voces )?(?:atendem?|aceitam?|trabalham? com|tem) )(?:(?:o|meu|algum|por|pelo) )*(?:convenios?|planos?(?: de saude)?|unimed|amil|bradesco(?: saude)?|sulamerica|hapvida|notredame|porto(?: seguro)?(?: saude)?)|(?:posso|da (?:para|pra)) usar (?:o |meu )*(?:convenio|plano)(?: de saude)?",
    "healthinsurers",
  ],
  [
    "(?:perco|perdemos) (?:o dinheiro|o sinal|tudo|o valor) se (?:eu |a gente )?(?:nao (?:for|puder ir|aparecer|formos)|faltar|desistir|cancelar)|(?:e )?se (?:eu |a gente )?(?:nao (?:for|puder ir|aparecer|formos|pudermos ir)|faltar|desistir),? (?:voces )?(?:devolvem .{3,16}|(?:me |nos )?(?:devolvem|reembolsam)(?: .{3,16})?|pago(?: mesmo assim| igual)?|perco .{3,16}|tenho que pagar(?: mesmo assim)?)",
    "notcoming",
  ],
  [
    "(?:posso|da (?:para|pra)|podemos) (?:entrar|ir|vir|acessar)(?: ai| la)? (?:a noite|de noite|de madrugada)",
    "nightaccess",
  ],
  ["(?:posso|pode|podemos) fumar (?:n[ao]|dentro d[aoe]) \\w+", "smoking"],
];
