/**
 * Words that carry no subject, per language: function words (never indexed), talk (greetings, politeness and
 * "could you tell me" – searched only when nothing else is left), cues (what kind of answer is asked; they weigh little)
 * and light words, which tell something where they were taught, and next to nothing where they were not.
 * All folded: lower case, no accents.
 */
import type { Locale } from "../../contract/locale.ts";
import { byLocale } from "./by-locale.ts";

interface WordLists {
  readonly stop: string;
  readonly talk: string;
  readonly cue: string;
  readonly light: string;
  readonly everyday: string;
}

const ENGLISH: WordLists = {
  stop:
    "a an the and or but nor so if then than that this these those there here of in on at by per for from to into onto with without within about as " +
    "is am are was were be been being do does did done doing have has had having can could may might must shall should will would " +
    "i me my mine we us our ours you your yours he him his she her hers it its they them their theirs one ones who whom whose which what when " +
    "where why how not no yes any some such own same too very just also only both each other another more most much many " +
    "u ur r s t d m ll re ve don doesn didn isn aren wasn weren won wouldn couldn shouldn can't cannot up out off over under again " +
    "during before after between through while because until against further once all few",
  talk:
    "hi hello hey hiya heya dear good morning afternoon evening please pls plz plss pl thanks thank thx tks cheers bye btw asap sorry excuse pardon regards kindly " +
    "tell know wonder wondering wondered ask asking asked question questions help helps let explain like want wanted need needed curious looking look " +
    "find info information understand appreciate appreciated grateful advance lot possible possibly maybe perhaps quick quickly " +
    "someone somebody anyone anybody really actually exactly im hope hoping trying try idea clue sure guys team there say bother mind reply answer everyone ok okay well " +
    "meant haven hasn hadn mustn needn havent hasnt dont doesnt didnt isnt arent wasnt cant wont whats wheres whos hows thats theres ive youve weve youre theyre " +
    "everybody wish trouble chance would love able great nice hear doing bothering regarding assistance glad hoping appreciation politely beforehand respond",
  cue: "name names called call type types kind kinds sort year years date time day number amount place person people thing things term word way ways long far old big often main give mean means describe refer example list use used get go come put let seem cost costs take takes happen happens",
  light:
    "option options along around whole entire still already together around back today tomorrow tonight yesterday now later soon arrive arriving arrived arrival come coming came going went gone bring bringing take taking put keep stay staying make making require must allowed allow permitted able pay paying paid charge extra additional separately support supports supported compatible maximum max terrible terribly bad badly nice best better right away there way else something anything everything son daughter friend friends guys midnight late early urgently quickly day days drop pick ride riding drive possible available special normal sometimes always never ever",
  everyday:
    "dish dishes wants gran grandma grandad grandpa nan grandmother grandfather grandparents aunt uncle nephew niece cousin colleague colleagues mate become becomes became happened struggle struggles struggling literally besides either neither turns turned goes keeps kept says said down getting got leave leaving left start starts starting begin begins end ends finish finishes run runs running meet meets work works working offer offers offering accept accepts join joining visit visiting see seeing seen try trying tried own owning manage mind worry matter matters problem problems issue moment instead myself yourself ourselves themselves people little bit stuff case next previous last wife husband mother father mum mom dad parent parents brother sister girlfriend boyfriend planning planned plan think thinking supposed prefer reach reaching turn show wait waiting stand nobody nothing ahead once twice even quite yet ago round lots plenty whether someone hand stop stops possibly guess anymore anyway everyone feel feeling well cheapest cheap expensive dearest lowest highest longest shortest earliest latest nearby small little big large young baby two three four five six inside outside middle upstairs downstairs somewhere anywhere far regular usual usually give gives giving receive receives receiving provide provides providing",
};

const PORTUGUESE: WordLists = {
  stop:
    "to ta ne tava tao vc vcs voce a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra pro com sem sob sobre entre ate desde e ou mas nem " +
    "que se como quando onde quem qual quais quanto quanta quantos quantas porque porquê cujo cuja cujos cujas isso isto aquilo esse essa esses essas este esta estes estas " +
    "aquele aquela aqueles aquelas ao aos num numa dum duma eu me mim meu minha meus minhas tu te teu tua voce voces lhe lhes ele ela eles elas nos nosso nossa nossos nossas " +
    "seu sua seus suas ser e sao era eram foi foram sou somos seja sejam sendo sido estar esta estao estava estavam esteve estou ter tem tenho temos tinha tinham teve tiveram " +
    "ha havia houve haver nao sim ja so mais menos muito muita muitos muitas tambem outro outra outros outras mesmo mesma cada todo toda todos todas algum alguma alguns algumas " +
    "nenhum nenhuma pode podem poderia poderiam podia vai vao ia deve devem deveria apos antes durante contra la aqui ali entao pois à às lo las los d",
  talk:
    "quis refiro quer querem queremos gostariamos queriamos oi ola bom boa dia tarde noite favor obrigado obrigada obrigados obg vlw pfv pff pf pls valeu desculpe desculpa licenca grato grata gentileza prezado prezados prezada atenciosamente abraco abracos " +
    "gostaria queria quero saber sabe sei saberia dizer diga diz digam fala falar informar informe informa informacao informacoes pergunta perguntar perguntando pergunto duvida duvidas ajuda ajudar ajude ajudem " +
    "explicar explica explique responder resposta responda tudo bem pessoal gente alguem entender curioso curiosa curiosidade preciso precisava precisaria tentando procurando procuro descobrir conta contar conte " +
    "desde antecipadamente agradeco agradecido agradecida agradeceria imaginando pensando interessado possivel poderia voces talvez rapida rapido rapidinho so me ajudasse dissesse dizerem cordialmente caro cara atencao incomodar incomodo estava incomodando boas estou tenham conhecimento podem poderia aguardo abs seria otimo otima",
  cue:
    "nome nomes chamado chamada chamados chama chamam tipo tipos ano anos data hora numero quantidade lugar local pessoa pessoas coisa termo palavra maneira forma modo principal principais exemplo vez vezes significa seria eles fica usado usada custa custam fazem faz fazer ir vem dar acontece ocorre " +
    "posso podemos pudermos puder consigo conseguimos conseguir devo devemos faco fazemos vou vamos venho vimos vir vier fosse tiver tivermos estiver agora horas in",
  light:
    "opcao opcoes deixar deixo levar levo trazer trago ficar fico chegar chego chegamos chegando sair saimos entrar entramos passar dia dias periodo hoje amanha ontem ainda junto juntos meianoite tarde cedo sempre nunca pagar pago paga cobrar cobram cobra obrigatorio obrigatoria precisar suporta suportam suportado suportados suportadas compativel maximo maxima terrivel ruim melhor logo algo filho filha amigo amigos andar normal especial disponivel",
  everyday:
    "avo vo tia tio sobrinho sobrinha primo prima neto neta sogra colega colegas ficou dando rola rolou chegou precisa precisamos aconteceu pensei sabia vontade jeito ai achar acho encontrar encontro encontra encontramos pegar pego pegamos colocar coloco comecar comeca comecam terminar termina terminam acabar acaba oferecer oferecem oferece aceitar aceitam aceita participar visitar ver vejo usar uso usamos existe existem esperar espero voltar volto voltamos tentar tento resolver vale valem servir serve servem caber cabe problema marido mulher esposa mae pai pais irmao irma namorado namorada proprio propria alguem ninguem depois perto meia inteiro inteira ultimo ultima proximo proxima parar alem passo desse deu dou da do vem venha vindo realmente apenas caso final funciona funcionam costuma costumam atras coisas mudar esperando acontecer barato barata baratos baratas caro cara caros caras economico economica longo longa curto curta for formos forem estamos estivermos bebe pequeno pequena pequenos pequenas grande grandes dois duas tres quatro cinco seis tomar tomamos meio caminho nada consegue conseguem dentro fora longe jovem normalmente volta quem alguma algum moro dao damos daria dariam recebo recebe recebem recebemos receber receberia aceitamos aceitariam ofereco oferecemos trabalha trabalham trabalhar trabalhamos ve veem vemos participo participa participam participamos encontram colocam tentam resolvem servimos sirvo existia recebido aceito",
};

const ITALIAN: WordLists = {
  stop:
    "ad ce ve stai sta stanno il lo la i gli le l un uno una di a da in con su per tra fra del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall " +
    "nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull col coi e ed o od ma ne se che chi cui quale quali quanto quanta quanti quante come quando dove perche cosa " +
    "io mi me mio mia miei mie tu ti te tuo tua lui lei egli ella esso essa noi ci nostro nostra nostri nostre voi vi vostro vostra loro si suo sua suoi sue " +
    "questo questa questi queste quest quello quella quelli quelle quel quei quegli quell cio essere e sono era erano fu furono sia siano stato stata stati state sei siamo avere ha ho hai hanno aveva avevano abbia avuto " +
    "non no gia piu meno molto molta molti molte anche altro altra altri altre stesso stessa ogni tutto tutta tutti tutte alcuni alcune alcun alcuna qualche puo possono potrebbe poteva deve devono dovrebbe viene vengono veniva " +
    "dopo prima durante contro senza sotto sopra verso qui qua li la poi quindi c d s dov qual po cos com anch",
  talk:
    "intendevo intendo dicevo vorrebbe vorremmo vorrebbero volevamo ciao salve buongiorno buonasera buon buona giorno sera pomeriggio favore prego grazie mille scusi scusa scusate scusatemi cortesia gentilmente cordiali saluti gentile gentili egregio " +
    "vorrei volevo voglio sapere sa sapete sai saprebbe sapreste saprei dire dirmi dica dimmi ditemi potrebbe potreste potresti puoi potete chiedere chiedo chiedevo domanda domande aiuto aiutare aiutarmi aiutami aiutate " +
    "spiegare spiegarmi spiegami informazione informazioni informarmi rispondere risposta rispondermi curioso curiosa curiosita qualcuno capire bisogno cercando cerco conoscere gentilezza anticipo anticipatamente ringrazio ringrazia ringraziamenti " +
    "domandavo domandando chiedendo interessato interessata possibile possibilmente forse piacerebbe bene tanto veloce disturbo disturbare permesso grato grata favorire indicarmi indicare poteste potresti disponibilita avrei veloce tante tanti tanta rapida piacere mila cordialmente attesa riscontro bella chiedevamo servirebbe",
  cue:
    "dovete dovrei dovremmo potrei potremmo far farmi farci fargli farle farlo farla farli nome nomi chiamato chiamata chiamati chiamano chiama tipo tipi anno anni data ora numero quantita luogo posto persona persone termine parola modo maniera principale principali esempio volta volte significa fa trova usato usata costa costano fare fate fanno va andare viene avviene succede " +
    "posso possiamo possa devo dobbiamo debbo faccio facciamo vado andiamo vengo veniamo venire vieni adesso siete siamo avete abbiamo in ore",
  light:
    "opzione opzioni via esce uscito riportato bisogna lasciare lascio portare porto prendere prendo restare rimasti rimasto rimasta arrivare arriviamo arrivo entrare entriamo uscire usciamo passare giorno giorni giornata oggi domani ieri ancora insieme tardi presto sempre mai pagare pago paga extra obbligatorio obbligatoria supporta supportate supportati compatibile massimo massima terribile brutto meglio subito qualcosa figlio figlia amico amici volete vogliamo riesco riusciamo normale speciale disponibile mezzanotte",
  everyday:
    "tenermi tenerlo averne averlo solo soltanto cose guardare guardano nonna nonno nonni zia zio cugino cugina nipote suocera collega colleghi capita capitato successo altrimenti siccome visto dico detto parecchio parecchi dietro andato andata andati venuto venuta vuole vogliono tocca toccare conviene riesca sapevo credo penso pensavo trovare trovo troviamo mettere metto mettiamo cominciare comincia cominciano iniziare inizia iniziano finire finisce finiscono funzionare funziona funzionano offrire offrite accettare accettate accetta partecipare visitare vedere vedo vede vediamo usare uso usiamo esiste esistono sperare tornare torno torniamo ritornare salire dare date tenere tenete tengo serve servono vale valgono problema gente marito moglie madre padre mamma papa fratello sorella genitori fidanzato fidanzata proprio propria intero intera ultimo ultima prossimo prossima nessuno niente nulla ormai magari appena davvero invece comunque almeno caso fermare andarsene parte passo stare sto stiamo portate lasciate lasciarli rimango rimanere poter potere dover dovere voler volere economico economica economici economiche caro cara cari care conveniente lungo lunga breve corto corta fino neonato piccolo piccola piccoli piccole grande grandi due tre quattro cinque sei mezzo piena pieno nulla riesce riescono dentro fuori vicino vicina lontano giovane normalmente ricevete ricevono ricevere piccolino avere abito dove do da diamo danno ricevo riceve riceviamo accetto accettiamo accettano offro offre offriamo offrono tiene teniamo tengono vedete mette mettete mettono usa usate usano partecipo partecipa partecipate",
};

const JAPANESE: WordLists = {
  stop:
    "の に は を が と で も や か へ から まで より など だ です ます た て いる ある する なる れる られる せる この その あの どの これ それ あれ どれ ここ そこ どこ " +
    "何 誰 いつ なぜ どう どんな いくつ いくら どちら どなた どのような どういう という といった として による により について における にて ない なく こと もの ため よう さん " +
    "でした でしょ でしょう ました ません いた いて れた され した して しな なっ なり なる あっ あり おり おける また および ならびに では てい たか って われる いくらか どこか なの なん とは には にも との しか だけ ほど かつ とも または うち そして しかし ところ つ ば ので のに けど けれど",
  talk:
    "教 知 願 質問 回答 伺 聞 下 頂 分 お願い ください 下さい すみません すいません ありがとう ありがとうございます ございます こんにちは こんばんは おはよう おはようございます はじめまして 初 恐 恐縮 失礼 " +
    "お世話 世話 よろしく 宜 教えて いただけ いただき ます でしょう たい のです 気 ちょっと 少 たら いい もし もしも よければ よろしけれ もらえ くれ ほしい わから 幸 助 ぜひ お答え 答 疑問 申 訳 突然 お尋ね 尋 忙 助 致 有難 感謝 失礼 宜 挨拶 御 拶 少々",
  cue: "名前 名 名称 年 月 日 人 種類 数 場所 時 頃 最 呼 言 方 国 的 者 行 来 店 場合 ありま",
  light:
    "じゃあ それじゃあ それでは 今日 明日 昨日 今 一緒 途中 別 全部 息子 娘 夫 妻 家族 友達 友人 持 着 入 出 使 必要 要 可能 大丈夫 特 普通 急 夜中 深夜 途 連 乗",
  everyday:
    "祖母 祖父 孫 叔母 同僚 主人 家内 奥 書 出来 一回 何度 大体 全然 結構 結局 最近 先日 以前 見 会 思 待 立 歩 帰 戻 始 終 続 決 選 探 置 取 受 済 過 早 近 多 同 違 後 前 次 先 自分 私 僕 両親 母 父 兄 姉 弟 妹 彼 問題 心配 参加 希望 予定 利用 使用 対応 提供 最初 最後 一度 今度 来週 今週 来月 当日 翌日 普段 一人 二人 三人 皆 全員 週 晩 夕方 朝 昼 夜 良 悪 好 場合 時間 自身 本人 実際 本当 無理 必 直接 歳 才 円 名 個 本 枚 金 以上 以下 以内 未満 以外 以降 安 高 長 短 一番 最安 最長 用 小 大 上 下 降 近く 付近 周辺 二 三 四",
};

const LISTS: Readonly<Record<Locale, WordLists>> = {
  en: ENGLISH,
  "pt-BR": PORTUGUESE,
  it: ITALIAN,
  ja: JAPANESE,
};

/** The lists as sets. */
export interface CommonWords {
  readonly stop: ReadonlySet<string>;
  readonly talk: ReadonlySet<string>;
  readonly cue: ReadonlySet<string>;
  readonly light: ReadonlySet<string>;
  readonly everyday: ReadonlySet<string>;
}

const toSet = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Common words of a language, prepared at the first call. */
export const commonWordsOf = byLocale((locale): CommonWords => {
  const lists = LISTS[locale];
  return {
    stop: toSet(lists.stop),
    talk: toSet(lists.talk),
    cue: toSet(lists.cue),
    light: toSet(lists.light),
    everyday: toSet(lists.everyday),
  };
});
