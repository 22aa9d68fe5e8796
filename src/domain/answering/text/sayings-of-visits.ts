/** What pages say of the matters around a visit, each by the name under which `../../language/visits.ts` looks for it. */
import type { Locale } from "../../../contract/locale.ts";
import type { Saying } from "./sayings-romance.ts";

export const OF_VISITS: Readonly<Record<Locale, readonly Saying[]>> = {
  en: [
    [
      /\b(?:station|stop|cent(?:re|er)|town|airport|beach|sea|motorway|port|harbour)\b.*\b(?:\d+|an?|one|two|three|five|ten|fifteen|twenty) ?(?:minutes?|mins?|hours?|km|kilometres?|miles?|metres?|m|yards)\b|\b(?:\d+|an?|one|two|three|five|ten|fifteen|twenty) ?(?:minutes?|mins?|km|kilometres?|miles?|metres?|m|yards)\b.*\b(?:station|stop|cent(?:re|er)|town|airport|beach|sea|motorway|port|harbour)\b/,
      "farness",
    ],
    [
      /\b(?:electric (?:cars?|vehicles?)|evs?)\b.*\bcharg\w+|\bcharg\w+\b.*\b(?:electric (?:cars?|vehicles?)|evs?)\b|\bev charg\w+|\bcar charg(?:er|ing)\w*/,
      "carcharging",
    ],
    [
      /\b24 hours\b|\b24\/7\b|\bround the clock\b|\bday and night\b|\b(?:at|all) night\b|\b(?:to|until|till|[–-]) ?(?:1[0-2](?:[.:]\d\d)? ?pm|2[0-4][.:]\d\d|midnight)\b/,
      "nightaccess",
    ],
    [/\bwashing machines?\b|\blaund(?:ry|e?rette|romat)\b|\btumble dr[iy]er/, "clotheswashing"],
    [
      /\bcctv\b|\b(?:security|surveillance) cameras?\b|\bcameras? (?:watch|cover|film|guard)\w*|\b(?:alarm(?:s|ed)?|burglar)\b|\bguards?\b.*\b(?:night|rounds|gate|patrol)|\b(?:guarded|patrolled|night watchman)\b|\b(?:locked|fenced)\b.*\b(?:night|overnight|after)\b|\bsecurity (?:guard|staff|fence|doors?)\b/,
      "guarded",
    ],
    [
      /\b(?:bus(?:y|ier|iest)|crowd(?:s|ed)?|queues?|packed)\b|\bquiet(?:er|est)? (?:times?|days?|hours? (?:are|is)|in|on|before|after|from)\b|\b(?:mornings?|afternoons?|evenings?|days|weekdays|week)\b.*\bquiet(?:er|est)?\b/,
      "crowding",
    ],
    [
      /\b(?:your|their) own (?:\w+ )?(?:food|drinks?|cake|lunch|wine|picnics?|snacks|sandwiches)\b|\b(?:food|drinks?|wine|cake|lunch)\b.*\b(?:of your own|from outside|from home)\b|\bbring (?:a |your |any |no )?(?:\w+ )?(?:food|drinks?|picnics?|lunch|cake|sandwiches)\b|\b(?:outside|own) (?:food|drinks?)\b|\bpicnics?\b/,
      "ownfood",
    ],
    [
      /\b(?:shuttles?|transfers? (?:from|to|for)|airport transfers?)\b|\b(?:we|can|could|will|may|to) (?:also )?(?:fetch|collect|pick up|meet) (?:you|guests|visitors|people)\b|\bpick(?:s|ed)? (?:you|guests|visitors) up\b|\bpick-?up (?:service|from)\b/,
      "fetchingguests",
    ],
    [
      /\blate (?:arrivals?|check-?ins?)\b|\b(?:arriv|check)\w*(?:[- ]in)? (?:later|late|after)\b|\b(?:come|coming|there) (?:later|late|after (?:\d|six|seven|eight|nine|ten|eleven|midnight))\b|\bafter (?:\d{1,2} ?(?:pm|o'clock)?|eight|nine|ten|eleven|midnight)\b.*\b(?:key|code|porter|ring|bell|door|gate)\b|\bkey (?:box|safe)\b/,
      "latearrival",
    ],
    [
      /\b(?:minimum|shortest) (?:\w+ )?(?:stay|rental|hire|let|term|booking|period|contract|time)\b|\bat least (?:\d|one|two|three|four|five|six|seven) (?:nights?|weeks?|months?|days?|hours?)\b|\bonly (?:let|rent|hire)\w* (?:\w+ )?(?:by|per|for) \w+ ?(?:week|month|day)?\b|\b(?:book|rent|hire)\b.*\bfrom (?:\d|one|two|three|four) (?:nights?|days?|hours?|weeks?) (?:up|upwards|on)\b|\b(?:single|one) nights? (?:stays? )?(?:are|is|on request|only|cost|welcome|possible|not)\b/,
      "minimumstay",
    ],
    [
      /\b(?:minutes|hours?|half an hour|quarter of an hour)\b.{0,20}\b(?:before|early|earlier|beforehand|ahead)\b|\b(?:come|arrive|be (?:here|there))\b.{0,24}\b(?:early|earlier|beforehand)\b/,
      "comingearly",
    ],
    [
      /\b(?:all|throughout the) year\b|\byear[- ]round\b|\b(?:open|closed?|run|sail|work|season)\w*\b.*\b(?:winter|january|february|november|december|easter|october|march|april)\b|\b(?:winter|january|february|november|december|october|march|april|easter)\b.*\b(?:open|closed?|shut)\b|\bwinter (?:break|opening|hours|timetable)\b/,
      "ofseasons",
    ],
    [
      /\blost (?:property|things|items|and found)\b|\b(?:things|items|anything|something|belongings)\b.{0,12}\b(?:left|lost|forgotten)\b|\bleft (?:something|anything|things?|behind)\b|\b(?:forgotten|found) (?:things|items)\b/,
      "lostthings",
    ],
    [
      /\b(?:health|medical|private|most|all|your) (?:\w+ )?insur(?:ers?|ance)\b|\b(?:bupa|axa|aviva|vitality|cigna|wpa|simplyhealth)\b/,
      "healthinsurers",
    ],
    [
      /\b(?:not|don't|doesn't|no) (?:turn up|show|come|appear|attend)\w*|\bno-?shows?\b|\babsent\b|\bcancel\w*\b|\bmiss(?:es|ed)? (?:an? |your |the )?(?:class|lesson|appointment|session|booking)\w*\b|\bdeposit\b.*\b(?:lost|kept|keep|forfeit\w*)\b/,
      "notcoming",
    ],
  ],
  it: [
    [
      /\b(?:stazione|fermata|centro|aeroporto|spiaggia|mare|autostrada|porto|metro)\b.*\b(?:\d+|un|due|cinque|dieci|quindici|venti) ?(?:minut[oi]|min|ore|km|chilometr[oi]|metri|m)\b|\b(?:\d+|un|due|cinque|dieci|quindici|venti) ?(?:minut[oi]|min|km|chilometr[oi]|metri|m)\b.*\b(?:stazione|fermata|centro|aeroporto|spiaggia|mare|autostrada|porto|metro)\b/,
      "farness",
    ],
    [
      /\bcolonnin[ae]\b|\b(?:auto|macchine?) elettric[ahe]+\b.*\b(?:caric|ricaric|pres)\w+|\b(?:ri)?caric\w+\b.*\b(?:auto|macchine?)\b/,
      "carcharging",
    ],
    [
      /\b24 ore\b|\bh ?24\b|\bgiorno e notte\b|\bdi notte\b|\b(?:fino )?(?:alle|a) (?:2[2-4]\b|mezzanotte)/,
      "nightaccess",
    ],
    [/\blavatric[ei]\b|\blavanderia\b|\bbucato\b/, "clotheswashing"],
    [
      /\btelecamer[ae]\b|\bvideosorvegl\w+|\ballarme\b|\b(?:guardian[oi]|custode|vigilanza|sorvegliat[oaie]|custodit[oaie])\b|\bchius[oa] (?:a chiave )?(?:di|la) notte\b/,
      "guarded",
    ],
    [
      /\baffollat[oaie]\b|\b(?:coda|fila)\b|\b(?:molta|tanta|poca|meno) gente\b|\btranquill[oaie]\b.*\b(?:mattin|pomerigg|giorn|feriali|settimana|sera)\w*|\b(?:mattin|pomerigg|giorn|feriali|settimana|sera)\w*\b.*\b(?:tranquill[oaie]|pien[oi])\b/,
      "crowding",
    ],
    [
      /\bport(?:are|ate|arsi|arvi|i|atevi)\b.*\b(?:cibo|bevande|torta|vino|pranzo|panini|da mangiare|da bere)\b|\b(?:cibo|bevande|torta|vino|pranzo)\b.*\b(?:vostr[oaie]|da casa|propri[oaie]|da fuori|estern[oaie])\b|\bpicnic\b/,
      "ownfood",
    ],
    [
      /\bnavett[ae]\b|\btransfer\b|\b(?:veniamo|venire|venirvi|vi (?:possiamo|veniamo)(?: venire)?(?: a)?|viene) (?:a )?prender\w*|\bprendervi\b/,
      "fetchingguests",
    ],
    [
      /\barriv\w+ (?:piu |troppo )?(?:tardi|dopo)\b|\b(?:dopo|oltre) le (?:\d{1,2}|otto|nove|dieci|undici)\b.*\b(?:chiave|codice|portiere|campanello|cassetta|cancello|telefon\w+)\b|\b(?:check-?in|arrivi) (?:tardiv[oi]|notturn[oi])\b|\bcassetta\b.*\bchiav[ei]\b|\bchiav[ei]\b.*\bcassetta\b/,
      "latearrival",
    ],
    [
      /\b(?:soggiorno|noleggio|affitto|periodo|pernottamento) minimo\b|\bminimo (?:di )?(?:\d|una|due|tre|quattro|cinque|sette) (?:nott[ei]|giorn[oi]|or[ae]|settiman[ae])\b|\balmeno (?:\d|due|tre|quattro|cinque|sette) (?:notti|giorni|ore|settimane)\b|\bsolo a settimana\b|\bda (?:una|due|tre|quattro|\d) (?:or[ae]|nott[ei]|giorn[oi]) in su\b|\buna (?:sola )?notte\b.*\b(?:supplemento|non|solo|possibile)\b/,
      "minimumstay",
    ],
    [
      /\b(?:minut[oi]|ore?|mezz'ora|quarto d'ora)\b.{0,8}\bprima\b|\b(?:venite|arrivate|siate qui)\b.{0,20}\b(?:prima|anticipo)\b/,
      "comingearly",
    ],
    [
      /\btutto l'anno\b|\b(?:apert|chius|lavoriamo|stagione|chiudiamo|apriamo)\w*\b.*\b(?:inverno|gennaio|febbraio|novembre|dicembre|pasqua|ottobre|marzo|aprile)\b|\b(?:inverno|gennaio|febbraio|novembre|dicembre|ottobre|marzo|aprile|pasqua)\b.*\b(?:apert[oi]|chius[oi]|chiudiamo)\b/,
      "ofseasons",
    ],
    [
      /\b(?:oggetti|cose|effetti) (?:smarrit|dimenticat|pers|lasciat|ritrovat)\w+|\b(?:lasciato|dimenticato|perso) (?:qualcosa|qualche)\b/,
      "lostthings",
    ],
    [
      /\bconvenzion\w+|\bassicurazion[ei]\b|\b(?:fondi sanitari|fondo sanitario|mutua|unisalute|previmedical|metasalute)\b/,
      "healthinsurers",
    ],
    [
      /\bnon (?:si presenta|si presentano|viene|venite|vi presentate|avvisa)\b|\bdisd\w+\b|\bcaparra\b.*\b(?:tratten\w+|pers[ao]|non)\b|\btratteniamo\b|\b(?:chi|se) (?:manca|mancate|salta|saltate)\b|\bannull\w+\b/,
      "notcoming",
    ],
    [/\bfum(?:are|o|atori)\b|\bsigarett[ae]\b/, "smoking"],
  ],
  "pt-BR": [
    [
      /\b(?:estacao|rodoviaria|metro|centro|aeroporto|praia|mar|porto|ponto)\b.*\b(?:\d+|uma?|duas?|dois|tres|cinco|dez|quinze|vinte) ?(?:minutos?|min|horas?|km|quilometros?|metros|m|quadras?)\b|\b(?:\d+|uma?|duas?|dois|tres|cinco|dez|quinze|vinte) ?(?:minutos?|min|km|quilometros?|metros|m|quadras?)\b.*\b(?:estacao|rodoviaria|metro|centro|aeroporto|praia|mar|porto|ponto)\b/,
      "farness",
    ],
    [
      /\b(?:carros?|veiculos?) eletricos?\b.*\b(?:carreg|recarg|tomad)\w*|\b(?:carregador(?:es)?|recarga|recarregar|eletroposto)\b.*\b(?:carros?|veiculos?)\b/,
      "carcharging",
    ],
    [
      /\b24 ?h(?:oras)?\b|\bdia e noite\b|\b(?:de|a) noite\b|\b(?:ate|as) (?:as )?(?:2[2-4] ?h|meia-?noite)/,
      "nightaccess",
    ],
    [/\bmaquinas? de lavar\b|\blavanderia\b|\blava e seca\b/, "clotheswashing"],
    [
      /\bcameras?\b.*\b(?:segur|film|vigi|24|alarme|noite)\w*|\b(?:alarme|vigias?|vigilante|vigilancia|vigiad[oa]|portaria 24|monitorad[oa]|monitoramento)\b|\bseguranca (?:24|noturn|particular|privad)\w*/,
      "guarded",
    ],
    [
      /\b(?:cheio|lotad[oa]|lota|movimentad[oa]|movimento)\b|\bfilas?\b|\b(?:manha|tarde|semana|dias)\b.*\b(?:tranquil[oa]s?|vazi[oa]s?|calm[oa]s?)\b|\b(?:tranquil[oa]s?|vazi[oa]s?|calm[oa]s?)\b.*\b(?:manha|tarde|semana|dias)\b/,
      "crowding",
    ],
    [
      /\b(?:traga|trazer|levar|tragam|entrar com)\b.*\b(?:comida|bebidas?|lanches?|bolo|vinho|alimentos?)\b|\b(?:comida|bebidas?|alimentos?)\b.*\bde (?:casa|fora)\b|\bpiqueniques?\b/,
      "ownfood",
    ],
    [
      /\b(?:transfer|traslado|translado)\b|\bbuscamos\b|\bbuscar (?:voces?|os hospedes|no|na)\b|\bvan (?:do|da|ate) \w+/,
      "fetchingguests",
    ],
    [
      /\b(?:chega|chegar|chegam|chegada|check-?in)\b (?:muito |mais )?(?:depois|tarde|apos|tardi[ao]|tardio)\b|\bdepois das (?:\d{1,2}|oito|nove|dez|onze)\w*\b.*\b(?:chave|senha|porteiro|portao|campainha|ligue|codigo)\b|\bquem chega depois\b|\bchave\b.*\b(?:caixa|cofre)\b/,
      "latearrival",
    ],
    [
      /\b(?:estadia|diaria|locacao|permanencia|aluguel|reserva) minim[ao]\b|\bminimo (?:de |e de )?(?:\d|uma|duas|dois|tres|quatro|cinco|sete) (?:noites?|diarias?|dias?|horas?)\b|\bpelo menos (?:\d|duas|dois|tres|quatro|cinco) (?:noites|diarias|dias|horas)\b|\bso alug\w+ por (?:semana|mes|dia)\b|\b(?:reserv|alug)\w+ a partir de (?:\d|uma|duas|tres|quatro) (?:horas?|noites?|diarias?)\b/,
      "minimumstay",
    ],
    [
      /\b(?:minutos|horas?|meia hora)\b.{0,8}\bantes\b|\b(?:chegue|venha|esteja)\b.{0,24}\b(?:antes|antecedencia|mais cedo)\b/,
      "comingearly",
    ],
    [
      /\b(?:o )?ano (?:todo|inteiro)\b|\b(?:abert|fechad|funciona|abrimos|fechamos|temporada)\w*\b.*\b(?:inverno|junho|julho|agosto|janeiro|fevereiro|pascoa|outubro|dezembro)\b|\b(?:inverno|junho|julho|agosto|janeiro|outubro)\b.*\b(?:abert|fechad|abrimos|fechamos|funciona)\w*/,
      "ofseasons",
    ],
    [
      /\b(?:objetos|coisas|pertences) (?:perdid|esquecid|deixad|achad)\w+|\b(?:deixou|esqueceu|perdeu) (?:alguma?|algo|um objeto)\b|\bachados e perdidos\b/,
      "lostthings",
    ],
    [
      /\bconvenios?\b|\bplanos? de saude\b|\b(?:unimed|amil|sulamerica|bradesco saude|hapvida)\b/,
      "healthinsurers",
    ],
    [
      /\b(?:falta|faltar|faltou|nao aparece|nao comparec\w+|nao vier|ausencia)\b|\b(?:cancel|remarc|desmarc|desist)\w+\b|\bsinal\b.*\b(?:perd|nao e devolvid)\w*|\bperde\b.*\b(?:sinal|valor)\b/,
      "notcoming",
    ],
    [/\bfum(?:ar|antes?|o)\b|\bcigarros?\b/, "smoking"],
  ],
  ja: [
    [
      /(?:バス停|空港|中心|海|港).{0,20}(?:徒歩|歩い|車で|\d+ ?(?:分|キロ|km|メートル|m(?![a-z])))|(?:徒歩|歩い).{0,10}バス停/,
      "farness",
    ],
    [
      /駅.{0,20}(?:徒歩|歩い|車で|\d+ ?(?:分|キロ|km|メートル|m(?![a-z])))|(?:徒歩|歩い).{0,10}駅/,
      "stationfarness",
    ],
    [
      /(?:電気自動車|電気車|ev).{0,20}充電|充電(?:器|スタンド|設備).{0,20}(?:車|ev)|ev(?:用)?の?充電/,
      "carcharging",
    ],
    [/洗濯(?:機|室|乾燥)|洗濯は|コインランドリー|ランドリー/, "clotheswashing"],
    [/防犯|監視カメラ|警備|警報|セキュリティ|オートロック|カメラで見守/, "guarded"],
    [/混[みむんっ]|混雑|並ぶ|並び|行列|すいて|空いて(?:い|お)|待ち時間/, "crowding"],
    [
      /(?:食べ物|飲み?物|飲食物|お?弁当|お菓子|ケーキ|お酒|離乳食).{0,10}(?:持(?:ち)?込|持参|持って)|持(?:ち)?込み?.{0,12}(?:食|飲)|お弁当(?:を|も)(?:食べ|広げ)/,
      "ownfood",
    ],
    [/送迎|お?迎え(?:に|し|い|も|は|が)|シャトル/, "fetchingguests"],
    [
      /到着が遅|遅く(?:なる|着)|夜(?:間)?(?:の)?(?:到着|遅)|\d{1,2}時(?:以降|過ぎ|を過ぎ).{0,16}(?:着|到着|鍵|係|開け|お越し|連絡|電話|暗証)|鍵.{0,10}箱|箱.{0,10}鍵/,
      "latearrival",
    ],
    [
      /最低.{0,6}(?:泊|日|時間|か月|週)|\d(?:泊|日|時間)(?:から|以上)(?:の|です|と|で|ご|受|お|に)?|(?:1|一)泊(?:のみ|だけ|の)|週間?単位|最短/,
      "minimumstay",
    ],
    [/\d+分(?:ほど|くらい)?前(?:に|まで)|早め(?:に|の)|(?:開始|始まる|出発).{0,4}前/, "comingearly"],
    [
      /一年中|通年|年中|冬(?:季|期|の間|は|も)|\d+月.{0,8}(?:から|〜|～|まで).{0,16}(?:休|閉|営業|開)|営業は.{0,16}月/,
      "ofseasons",
    ],
    [/忘れ物|お忘れ|落とし物|忘れた|置いて(?:行|い)かれ|遺失/, "lostthings"],
    [/(?:健康|各種|社会|国民)?保険/, "healthinsurers"],
    [/キャンセル|無断|ご?連絡な[しく]|欠席|来られない|取り?消/, "notcoming"],
  ],
};
