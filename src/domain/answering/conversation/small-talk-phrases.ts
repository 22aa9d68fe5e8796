/**
 * What people say without asking anything, per language: folded (lower case, no accents, no punctuation).
 * Only whole messages made of these phrases count, so that a phrase here never hides a question.
 */
import type { Locale } from "../../../contract/locale.ts";

/**
 * What a message without a question does: `person` asks for one instead of the robot, `remark` says how an answer was taken
 * ("Too bad!"). `filler` says nothing by itself.
 */
export type SmallTalkKind = "greeting" | "thanks" | "farewell" | "opening" | "identity" | "person" | "remark";

/** Phrases of each kind, separated by bars. */
export type PhraseTable = Readonly<Record<SmallTalkKind | "filler", string>>;

/** The phrases of each language. */
export const SMALL_TALK_PHRASES: Readonly<Record<Locale, PhraseTable>> = {
  en: {
    greeting:
      "hi|hello|hey|hiya|heya|yo|sup|gm|hru|howdy|good morning|good afternoon|good evening|good day|greetings|how are you|how are you doing|how is it going|how's it going|how do you do|nice to meet you|pleased to meet you|what's up",
    thanks:
      "thanks|thank you|thx|ty|k|kk|okey|cheers|much appreciated|i appreciate it|appreciate it|that helps|that helped|that was helpful|very helpful|great help|ok|okay|alright|all right|got it|i see|understood|perfect|great|cool|awesome|excellent|nice|wonderful|sounds good|good to know|no more questions|that's all|that is all|nothing else|no thanks|no thank you|i'm good",
    farewell:
      "bye|goodbye|bye bye|cya|ttyl|gn|good bye|see you|see you later|see ya|have a nice day|have a great day|have a good day|have a good one|take care|good night|farewell|until next time",
    opening:
      "i have a question|i have some questions|i've got a question|can you help me|can you help|could you help me|i need help|i need some help|may i ask you something|can i ask you something|can i ask a question|are you there|anyone there|anybody there|is anyone there|test|testing",
    identity:
      "who are you|who is|who's|what are you|what's your name|what is your name|are you a bot|are you a robot|are you human|are you a human|are you a real person|are you real|is this a bot|am i talking to a bot|am i talking to a human|am i talking to a person|introduce yourself|are you {,an} {ai,artificial intelligence,chatbot,chat bot,computer,machine,program,human being}|are you {chatgpt,gpt,alive,a man,a woman,a chatbot,a chat bot,a computer,a machine,a program,a human being}|who am i {talking,speaking,chatting} {to,with}|{who is,who's} {this,there,answering}|who {made,built,created,programmed,trained} you|{what,which} {ai,model,llm} are you|am i {talking,speaking,chatting} {to,with} {a machine,an ai,a computer,a real person,a real human,ai}|is this {ai,an ai,a chatbot,a chat bot,a human,a person,a real person,a robot,automated}",
    remark:
      "np|omg|gotcha|too bad|that's too bad|what a pity|a pity|pity|that's a pity|what a shame|that's a shame|shame|oh no|oh dear|bummer|hmm|hm|mm|mmm|aha|wow|fair enough|never mind|nevermind|no worries|no problem|i see what you mean|quick|fast|so quick|so fast|that fast|you're quick|you're fast|you are quick|you are fast|that was quick|that was fast|that's quick|that's fast|quick answer|fast answer|quick reply|you're good|you are good|you're great|you are great|good bot|haha|lol|lovely|brilliant|super|fantastic|amazing|very good|good|fine|sure|i'll think about it|let me think|let me think about it|i'll be there|see you then|{,that,it,this,oh that,oh} sounds {good,great,lovely,interesting,nice,wonderful,perfect,fun,like fun,great fun,so much fun,a lot of fun,like so much fun,like great fun,like a lot of fun,amazing,brilliant,excellent,promising,fair,reasonable,about right}|{,very,how,that's,that is,really} interesting|{,that,it,this} works for {me,us}|that works|{,that,it} makes sense|{that's,that is,that was,very} {helpful,useful}|{that's,that is} {good,great,nice,useful} to know|how {lovely,nice,wonderful,exciting}|{,so,very,how} impressive|impressive|aw|aww|awww|{,i,we} {can't,cant,can not} wait|{,the,my,our} {kids,children,family,boys,girls} will love {it,that,this}|looking forward to {it,that}|i like {that,it}|looks {good,great}",
    person:
      "{talk to,speak to,speak with,talk with,chat with,connect me to,connect me with,put me through to,transfer me to} {a human,a human being,a person,a real person,a real human,an actual person,someone,somebody,someone real,an agent,a live agent,an operator,a representative,someone from your team,your team,your staff,a member of staff,staff,customer service,customer support,the manager,a manager,you directly}|human|a human|human please|real person|a real person|live agent|a live agent|agent|operator|call me|call me back|call me please|ring me|ring me back|phone me|contact me|get back to me|get in touch with me|someone call me|someone call me back|somebody call me|someone contact me|have someone call me|i want a callback|a callback|callback|request a callback|write to me|email me|put me through|i don't want to talk to a bot|i don't want to talk to a robot|stop the bot|not a bot|is there a human|is there a person i can talk to|is anyone there i can talk to",
    filler:
      "i want to|i want|i'd like to|i would like to|i'd like|i would like|i need to|i need|can i|could i|may i|let me|is it possible to|can someone|could someone|can somebody|can you|could you|would you|i prefer to|i'd rather|directly|instead|now|there|again|everyone|all|team|folks|guys|so much|very much|a lot|a bunch|many|so|very|please|then|for your help|for the help|for your time|for the info|for the information|for that|for now|and|well|oh|today|just|really|yes|you|dear|sir|madam|friend|with something|you too|lot|do",
  },
  "pt-BR": {
    greeting:
      "oi|ola|oie|oii|opa|e ai|eai|eae|alo|bom dia|boa tarde|boa noite|tudo bem|tudo bom|como vai|como vai voce|como voce esta|como esta|como estao|prazer|prazer em conhecer|saudacoes|hey|hello|hi",
    thanks:
      "obrigado|obrigada|brigado|brigada|tmj|tamo junto|falou|flw|muito obrigado|muito obrigada|valeu|vlw|obg|grato|grata|agradeco|agradecido|agradecida|ajudou muito|ajudou bastante|me ajudou|ok|okay|certo|entendi|entendido|perfeito|otimo|legal|beleza|blz|maravilha|excelente|show|joia|combinado|bom saber|so isso|era so isso|e so isso|e isso|nada mais|mais nada|nao obrigado|nao obrigada",
    farewell:
      "tchau|tchauzinho|xau|bjs|bj|beijos|abs|adeus|ate logo|ate mais|ate breve|ate a proxima|ate amanha|tenha um bom dia|tenha uma boa tarde|tenha uma boa noite|tenha um otimo dia|bom fim de semana|fique bem|abraco|abracos",
    opening:
      "tenho uma pergunta|tenho uma duvida|tenho umas duvidas|tenho algumas duvidas|tenho algumas perguntas|pode me ajudar|voce pode me ajudar|poderia me ajudar|preciso de ajuda|posso perguntar uma coisa|posso fazer uma pergunta|gostaria de uma informacao|queria uma informacao|tem alguem ai|alguem ai|teste|testando",
    identity:
      "quem e voce|quem e|quem e a|quem e o|quem es tu|o que e voce|qual e o seu nome|qual e seu nome|qual o seu nome|qual seu nome|como voce se chama|como se chama|voce e um robo|voce e robo|voce e um bot|voce e humano|voce e humana|voce e uma pessoa|voce e real|e um robo|estou falando com um robo|estou falando com uma pessoa|se apresente|{voce e,vc e,e} {uma ia,ia,uma inteligencia artificial,inteligencia artificial,um chatbot,um computador,uma maquina,um programa,o chatgpt,chatgpt,gente,gente de verdade,uma pessoa de verdade,homem,mulher}|com quem {estou falando,eu estou falando,falo,eu falo}|quem {te criou,criou voce,fez voce,te fez,te programou}|{estou falando,falo} com {uma ia,uma maquina,um humano,uma pessoa de verdade}|{isso e,aqui e,isto e} {um robo,um bot,uma ia,automatico,uma pessoa}",
    remark:
      "que pena|uma pena|pena|poxa|puxa|nossa|caramba|eita|hm|hmm|mm|mmm|ah|aha|uau|tudo certo|sem problema|sem problemas|tranquilo|deixa pra la|que legal|que bom|que otimo|que rapido|que rapidez|voce e rapido|voce e rapida|foi rapido|rapidinho hein|voce e bom|voce e boa|muito bom|muito bem|bom|massa|top|bacana|kkk|kkkk|haha|rs|rsrs|{,que,muito,bem,bastante} interessante|{,isso} parece {otimo,bom,legal,interessante,bacana,divertido,perfeito,uma boa}|{,isso} faz sentido|pode ser|que {otima,boa} ideia|boa ideia|adorei|gostei|amei|{,as} criancas vao {amar,adorar}|impressionante|mal posso esperar|{que,muito} {divertido,util,bacana,massa}|vou pensar|deixa eu pensar|ta|ta bom|ta bem|ta certo|ta otimo|que maravilha",
    person:
      "{falar com,conversar com,ser atendido por,ser atendida por,me transfere para,me transfira para,me passe para,me passa para} {uma pessoa,uma pessoa de verdade,uma pessoa real,um humano,um ser humano,alguem,alguem de verdade,um atendente,uma atendente,atendente,o atendente,atendimento,o atendimento,o atendimento humano,atendimento humano,um operador,um funcionario,uma funcionaria,a equipe,alguem da equipe,o gerente,o suporte,o responsavel,voces}|atendente|atendente humano|humano|um humano|atendimento humano|pessoa de verdade|me liga|me ligue|me liguem|me ligar|ligar para mim|ligar pra mim|me chama|me chame|me chamem|me retorna|me retorne|me retornem|entrem em contato|entre em contato|entrar em contato comigo|entrem em contato comigo|entre em contato comigo|me escrevam|me mandem um email|nao quero falar com robo|nao quero falar com um robo|quero um atendente|quero atendimento humano",
    filler:
      "tem como eu|tem jeito de eu|quero|eu quero|queria|eu queria|gostaria de|eu gostaria de|preciso|preciso de|posso|eu posso|da para|e possivel|pode|podem|voces podem|alguem pode|tem como|prefiro|direto|diretamente|agora|pessoal|gente|a todos|todos|voces|voce|muito|muita|mesmo|demais|de verdade|entao|por favor|pela ajuda|pela sua ajuda|pela atencao|pelas informacoes|pela informacao|pelo seu tempo|pelo tempo|por tudo|por isso|por enquanto|e|ai|ah|bem|hoje|de novo|novamente|sim|amigo|amiga|senhor|senhora|ja|so|uma|com uma coisa|tambem|faz",
  },
  it: {
    greeting:
      "ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|buondi|ehi|hey|hello|come va|come stai|come sta|come state|tutto bene|piacere|piacere di conoscerti|piacere di conoscerla|saluti",
    thanks:
      "grazie|grazie mille|molte grazie|tante grazie|mille grazie|ti ringrazio|la ringrazio|vi ringrazio|ringrazio|gentilissimo|gentilissima|gentilissimi|molto gentile|molto utile|ok|okay|va bene|d'accordo|capito|ho capito|perfetto|ottimo|bene|benissimo|fantastico|eccellente|buono a sapersi|nient'altro|niente altro|e tutto|basta cosi|no grazie|a posto|tutto chiaro|chiaro",
    farewell:
      "arrivederci|arrivederla|bacioni|baci|addio|a presto|a dopo|alla prossima|ci vediamo|ci sentiamo|buona giornata|buona serata|buona notte|buonanotte|buon fine settimana|buon weekend|buon lavoro|stammi bene|cordiali saluti",
    opening:
      "ho una domanda|avrei una domanda|ho delle domande|avrei delle domande|ho qualche domanda|mi puoi aiutare|puoi aiutarmi|mi puo aiutare|puo aiutarmi|potrebbe aiutarmi|potresti aiutarmi|ho bisogno di aiuto|ho bisogno di un aiuto|mi serve aiuto|posso chiedere una cosa|posso chiederti una cosa|posso chiederle una cosa|posso fare una domanda|vorrei un'informazione|vorrei una informazione|vorrei delle informazioni|c'e qualcuno|ci sei|prova|test",
    identity:
      "chi sei|chi e|chi e lei|lei chi e|tu chi sei|cosa sei|che cosa sei|come ti chiami|come si chiama|qual e il tuo nome|qual e il suo nome|sei un robot|sei un bot|sei umano|sei umana|sei una persona|sei una persona vera|sei reale|e un robot|sto parlando con un robot|sto parlando con una persona|parlo con un robot|presentati|sei {un'ia,un ia,un'intelligenza artificiale,intelligenza artificiale,un chatbot,un computer,una macchina,un programma,chatgpt,un essere umano,una persona reale,un uomo,una donna}|{sei,e} un'ai|con chi {sto parlando,parlo,sto chattando}|chi ti ha {creato,fatto,programmato}|{sto parlando,parlo} con {un'ia,una macchina,una persona vera,un umano}|{e,questo e} {un'ia,un chatbot,automatico,un'intelligenza artificiale}",
    remark:
      "peccato|che peccato|un peccato|uffa|accidenti|mannaggia|caspita|hm|hmm|mm|mmm|boh|beh|vabbe|vabe|aha|wow|non importa|fa niente|non fa niente|nessun problema|tranquillo|tranquilla|che bello|bello|bella|che bene|molto bene|bravo|brava|bravi|bravissimi|sei veloce|siete veloci|siete velocissimi|velocissimi|che velocita|che rapidita|veloce|velocissimo|siete veloci a rispondere|siete velocissimi a rispondere|risposta veloce|haha|ahah|{,che,molto,davvero} interessante|{,mi} sembra {bello,bella,ottimo,perfetto,interessante,buono,giusto,divertente,una buona idea}|che bella idea|buona idea|mi piace|{,i} bambini {,lo,la} {adoreranno,ameranno}|impressionante|non vedo l'ora|{,che} {meraviglioso,meraviglia,splendido,divertente}|{molto,davvero} {bello,utile}|ha senso|ci penso|ci pensero|fammi pensare|mi faccia pensare",
    person:
      "{parlare con,parlarne con,chattare con,essere contattato da,essere contattata da,mi passi,passami,mi metta in contatto con} {una persona,una persona vera,una persona reale,una persona in carne e ossa,un essere umano,un umano,qualcuno,un operatore,un'operatrice,operatore,l'operatore,un addetto,un impiegato,un responsabile,il responsabile,un consulente,l'assistenza,il servizio clienti,servizio clienti,qualcuno dello staff,lo staff,voi,un agente}|operatore|un operatore|operatore umano|umano|persona vera|mi chiamate|mi chiami|mi chiamerete|mi richiamate|mi richiami|richiamatemi|chiamatemi|chiamami|mi potete chiamare|mi potete richiamare|potete chiamarmi|potete richiamarmi|puo chiamarmi|puo richiamarmi|essere richiamato|essere richiamata|essere contattato|essere contattata|contattatemi|contattami|mi contatti|mi contattate|scrivetemi|mi scriva|non voglio parlare con un robot|non voglio parlare con un bot",
    filler:
      "comunque|c'e qualcuno con cui posso|con cui posso|vorrei|voglio|desidero|preferisco|preferirei|posso|potrei|si puo|e possibile|e possibile|ho bisogno di|mi serve|devo|qualcuno puo|direttamente|adesso|ora|subito|a tutti|tutti|ragazzi|molto|mille|tanto|tante|davvero|allora|per favore|per cortesia|per piacere|per l'aiuto|dell'aiuto|per il tuo aiuto|per il suo aiuto|per le informazioni|delle informazioni|per l'informazione|dell'informazione|per la risposta|della risposta|per il tempo|per tutto|di tutto|di cuore|per ora|e|ah|oh|oggi|di nuovo|ancora|si|amico|amica|signore|signora|anche a te|anche a lei|un attimo|sei stato|sei stata|e stato|e stata",
  },
  ja: {
    greeting:
      "こんにちは|こんにちわ|こんちは|こんちわ|ちわ|ども|どもです|おつ|おつかれ|こんばんは|こんばんわ|おはよう|おはようございます|はじめまして|初めまして|やあ|もしもし|ハロー|ごめんください|お世話になります|お世話になっております|お疲れ様です|お疲れさまです|失礼します|お元気ですか|元気ですか|元気|hello|hi",
    thanks:
      "ありがとう|ありがと|あざっす|あざす|あざます|あざした|サンクス|さんきゅー|りょ|ありがとうございます|ありがとうございました|有難う|有難うございます|有難うございました|有り難うございます|どうも|感謝します|感謝です|サンキュー|助かります|助かりました|参考になりました|わかりました|分かりました|了解|了解です|了解しました|承知しました|なるほど|そうですか|そうなんですね|よかった|良かったです|いいですね|大丈夫です|結構です|以上です|特にありません|もうありません|ok|オッケー|オーケー",
    farewell:
      "さようなら|さよなら|バイバイ|ばいばい|またね|また来ます|ではまた|じゃあまた|それではまた|また今度|おやすみ|おやすみなさい|失礼いたします|失礼しました|良い一日を|よい一日を|お元気で",
    opening:
      "質問があります|質問があるのですが|質問があるんですが|質問してもいいですか|質問していいですか|質問です|聞きたいことがあります|お聞きしたいことがあります|伺いたいことがあります|教えてください|助けてください|手伝ってください|手伝ってもらえますか|ちょっといいですか|すみません|すいません|誰かいますか|テスト",
    identity:
      "は誰ですか|は誰|って誰ですか|って誰|はだれですか|はどなたですか|あなたは誰ですか|あなたは誰|あなたはだれですか|あなたはだれ|誰ですか|だれですか|どなたですか|あなたは何ですか|名前は何ですか|お名前は何ですか|お名前は|名前は|名前を教えてください|お名前を教えてください|自己紹介してください|ロボットですか|ロボットなの|人間なの|ボットなの|あなたはロボットですか|ボットですか|人間ですか|あなたは人間ですか|本物の人間ですか|{ai,人工知能,チャットボット,機械,コンピューター,チャットgpt,chatgpt,本物の人,実在の人,人}{ですか,なの,なんですか}|{あなたは,これは}{ai,人工知能,チャットボット,機械,人,chatgpt}{ですか,なの,なんですか}|誰と話していますか|誰が{答えていますか,返事していますか,答えているのですか}|誰が作りましたか|誰に作られましたか",
    remark:
      "残念|残念です|残念だな|そっか|そうか|そうなんだ|そうなのか|そうでしたか|へえ|へー|ほう|ふむ|うーん|うーむ|まあいいや|いいや|いいね|すごい|すごいです|すごいですね|さすが|早い|早いですね|速い|速いですね|はやい|返事早い|返事早いですね|返信早いですね|助かる|嬉しい|うれしい|楽しみです|楽しみ|楽しみにしています|{面白そう,おもしろそう,楽しそう,良さそう,よさそう,いい感じ,素敵,すてき,興味深い,完璧,最高,便利}{,だ,です,ですね,だね}|面白い{,です,ですね}|おもしろい{,です,ですね}|気に入りました|考えます|考えてみます|検討します|笑|w|www|まじか|マジか",
    person:
      "係の人と話したい|係の人と話したいです|係の人と話せますか|係の方と話したい|係の方と話したいです|係の方と話せますか|お店の人と話したい|お店の人と話したいです|人に聞きたい|人に聞きたいです|直接聞きたい|直接聞きたいです|人と話したい|人と話したいです|人と話せますか|人と話がしたい|人と話がしたいです|人間と話したい|人間と話したいです|人間と話せますか|担当者と話したい|担当者と話したいです|担当者と話せますか|担当者につないで|担当者につないでください|担当の方と話したい|担当の方と話したいです|担当の方と話せますか|担当者をお願いします|担当者に代わってください|スタッフと話したい|スタッフと話したいです|スタッフと話せますか|スタッフにつないでください|オペレーター|オペレーターにつないで|オペレーターにつないでください|オペレーターと話したい|オペレーターと話したいです|オペレーターをお願いします|有人対応|有人チャット|有人チャットにつないでください|電話してください|電話をください|お電話ください|電話をもらえますか|電話をいただけますか|お電話いただけますか|電話をかけてください|折り返し電話をください|折り返しお電話ください|折り返しください|折り返しの電話をお願いします|連絡をください|連絡ください|ご連絡ください|連絡してください|連絡をもらえますか|ご連絡いただけますか|直接話したい|直接話したいです|誰かと話したい|誰かと話したいです|ロボットではなく人と話したい",
    filler:
      "よろ|よろしく|のです|んです|けど|んだけど|ので|じゃあ|を|が|に|のですが|んですが|たいのですが|可能ですか|今すぐ|直接|本当に|とても|大変|どうも|すごく|いろいろ|色々|ご丁寧に|教えてくれて|教えていただき|教えていただいて|回答|ご回答|お返事|助けてくれて|皆さん|みなさん|はい|うん|ああ|あの|えっと|では|じゃあ|それでは|それで|また|お願いします|よろしくお願いします|宜しくお願いします|よろしく|お願いいたします|よろしくお願いいたします|いつも|少し|ちょっと|ね|よ|です|さん|まずは|一つ|ひとつ",
  },
};
