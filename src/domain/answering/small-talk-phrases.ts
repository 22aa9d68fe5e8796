/**
 * What people say without asking anything, per language: folded (lower case, no accents, no punctuation).
 * Only whole messages made of these phrases count, so that a phrase here never hides a question.
 */
import type { Locale } from "../../contract/locale.ts";

/** What a message without a question does; `filler` says nothing by itself. */
export type SmallTalkKind = "greeting" | "thanks" | "farewell" | "opening" | "identity";

/** Phrases of each kind, separated by bars. */
export type PhraseTable = Readonly<Record<SmallTalkKind | "filler", string>>;

/** The phrases of each language. */
export const SMALL_TALK_PHRASES: Readonly<Record<Locale, PhraseTable>> = {
  en: {
    greeting:
      "hi|hello|hey|hiya|howdy|good morning|good afternoon|good evening|good day|greetings|how are you|how are you doing|how is it going|how's it going|how do you do|nice to meet you|pleased to meet you|what's up",
    thanks:
      "thanks|thank you|thx|ty|cheers|much appreciated|i appreciate it|appreciate it|that helps|that helped|that was helpful|very helpful|great help|ok|okay|alright|all right|got it|i see|understood|perfect|great|cool|awesome|excellent|nice|wonderful|sounds good|good to know|no more questions|that's all|that is all|nothing else|no thanks|no thank you|i'm good",
    farewell:
      "bye|goodbye|bye bye|good bye|see you|see you later|see ya|have a nice day|have a great day|have a good day|have a good one|take care|good night|farewell|until next time",
    opening:
      "i have a question|i have some questions|i've got a question|can you help me|can you help|could you help me|i need help|i need some help|help|help me|may i ask you something|can i ask you something|can i ask a question|are you there|anyone there|anybody there|is anyone there|test|testing",
    identity:
      "who are you|what are you|what's your name|what is your name|are you a bot|are you a robot|are you human|are you a human|are you a real person|are you real|is this a bot|am i talking to a bot|am i talking to a human|am i talking to a person|what can you do|what do you do|what can i ask you|what can i ask|what can you help me with|what do you know|how can you help me|how can you help|introduce yourself",
    filler:
      "there|again|everyone|all|team|folks|guys|so much|very much|a lot|a bunch|many|so|very|please|then|for your help|for the help|for your time|for the info|for the information|for that|for now|and|well|oh|today|just|really|yes|you|dear|sir|madam|friend|with something|you too|lot",
  },
  "pt-BR": {
    greeting:
      "oi|ola|oie|oii|opa|e ai|alo|bom dia|boa tarde|boa noite|tudo bem|tudo bom|como vai|como vai voce|como voce esta|como esta|como estao|prazer|prazer em conhecer|saudacoes|hey|hello|hi",
    thanks:
      "obrigado|obrigada|brigado|brigada|muito obrigado|muito obrigada|valeu|vlw|obg|grato|grata|agradeco|agradecido|agradecida|ajudou muito|ajudou bastante|me ajudou|ok|okay|certo|entendi|entendido|perfeito|otimo|legal|beleza|blz|maravilha|excelente|show|joia|combinado|bom saber|so isso|era so isso|e so isso|e isso|nada mais|mais nada|nao obrigado|nao obrigada",
    farewell:
      "tchau|tchauzinho|adeus|ate logo|ate mais|ate breve|ate a proxima|ate amanha|tenha um bom dia|tenha uma boa tarde|tenha uma boa noite|tenha um otimo dia|bom fim de semana|fique bem|abraco|abracos",
    opening:
      "tenho uma pergunta|tenho uma duvida|tenho umas duvidas|tenho algumas duvidas|tenho algumas perguntas|pode me ajudar|voce pode me ajudar|poderia me ajudar|preciso de ajuda|ajuda|me ajuda|me ajude|posso perguntar uma coisa|posso fazer uma pergunta|gostaria de uma informacao|queria uma informacao|tem alguem ai|alguem ai|teste|testando",
    identity:
      "quem e voce|quem es tu|o que e voce|qual e o seu nome|qual e seu nome|qual o seu nome|qual seu nome|como voce se chama|como se chama|voce e um robo|voce e robo|voce e um bot|voce e humano|voce e humana|voce e uma pessoa|voce e real|e um robo|estou falando com um robo|estou falando com uma pessoa|o que voce faz|o que voce sabe fazer|o que voce sabe|o que voce pode fazer|o que posso perguntar|o que eu posso perguntar|em que pode me ajudar|em que voce pode me ajudar|como voce pode me ajudar|como pode me ajudar|com o que voce pode me ajudar|se apresente",
    filler:
      "pessoal|gente|a todos|todos|voces|voce|muito|muita|mesmo|demais|de verdade|entao|por favor|pela ajuda|pela sua ajuda|pela atencao|pelas informacoes|pela informacao|pelo seu tempo|pelo tempo|por tudo|por isso|por enquanto|e|ai|ah|bem|hoje|de novo|novamente|sim|amigo|amiga|senhor|senhora|ja|so|uma|com uma coisa|tambem",
  },
  it: {
    greeting:
      "ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|buondi|ehi|hey|hello|come va|come stai|come sta|come state|tutto bene|piacere|piacere di conoscerti|piacere di conoscerla|saluti",
    thanks:
      "grazie|grazie mille|molte grazie|tante grazie|mille grazie|ti ringrazio|la ringrazio|vi ringrazio|ringrazio|gentilissimo|gentilissima|gentilissimi|molto gentile|molto utile|ok|okay|va bene|d'accordo|capito|ho capito|perfetto|ottimo|bene|benissimo|fantastico|eccellente|buono a sapersi|nient'altro|niente altro|e tutto|basta cosi|no grazie|a posto|tutto chiaro|chiaro",
    farewell:
      "arrivederci|arrivederla|addio|a presto|a dopo|alla prossima|ci vediamo|ci sentiamo|buona giornata|buona serata|buona notte|buonanotte|buon fine settimana|buon weekend|buon lavoro|stammi bene|cordiali saluti",
    opening:
      "ho una domanda|avrei una domanda|ho delle domande|avrei delle domande|ho qualche domanda|mi puoi aiutare|puoi aiutarmi|mi puo aiutare|puo aiutarmi|potrebbe aiutarmi|potresti aiutarmi|mi aiuti|ho bisogno di aiuto|ho bisogno di un aiuto|mi serve aiuto|aiuto|posso chiedere una cosa|posso chiederti una cosa|posso chiederle una cosa|posso fare una domanda|vorrei un'informazione|vorrei una informazione|vorrei delle informazioni|c'e qualcuno|ci sei|prova|test",
    identity:
      "chi sei|chi e lei|lei chi e|tu chi sei|cosa sei|che cosa sei|come ti chiami|come si chiama|qual e il tuo nome|qual e il suo nome|sei un robot|sei un bot|sei umano|sei umana|sei una persona|sei una persona vera|sei reale|e un robot|sto parlando con un robot|sto parlando con una persona|parlo con un robot|cosa sai fare|che cosa sai fare|cosa fai|cosa puoi fare|che cosa puoi fare|cosa puo fare|cosa sai|cosa posso chiederti|cosa posso chiederle|cosa posso chiedere|in cosa puoi aiutarmi|come puoi aiutarmi|come mi puoi aiutare|come puo aiutarmi|presentati",
    filler:
      "a tutti|tutti|ragazzi|molto|mille|tanto|tante|davvero|allora|per favore|per cortesia|per piacere|per l'aiuto|dell'aiuto|per il tuo aiuto|per il suo aiuto|per le informazioni|delle informazioni|per l'informazione|dell'informazione|per la risposta|della risposta|per il tempo|per tutto|di tutto|di cuore|per ora|e|ah|oh|oggi|di nuovo|ancora|si|amico|amica|signore|signora|anche a te|anche a lei|un attimo|sei stato|sei stata|e stato|e stata",
  },
  ja: {
    greeting:
      "こんにちは|こんにちわ|こんばんは|こんばんわ|おはよう|おはようございます|はじめまして|初めまして|やあ|もしもし|ハロー|ごめんください|お世話になります|お世話になっております|お疲れ様です|お疲れさまです|失礼します|お元気ですか|元気ですか|元気|hello|hi",
    thanks:
      "ありがとう|ありがとうございます|ありがとうございました|有難う|有難うございます|有難うございました|有り難うございます|どうも|感謝します|感謝です|サンキュー|助かります|助かりました|参考になりました|わかりました|分かりました|了解|了解です|了解しました|承知しました|なるほど|そうですか|そうなんですね|よかった|良かったです|いいですね|大丈夫です|結構です|以上です|特にありません|もうありません|ok|オッケー|オーケー",
    farewell:
      "さようなら|さよなら|バイバイ|ばいばい|またね|また来ます|ではまた|じゃあまた|それではまた|また今度|おやすみ|おやすみなさい|失礼いたします|失礼しました|良い一日を|よい一日を|お元気で",
    opening:
      "質問があります|質問があるのですが|質問があるんですが|質問してもいいですか|質問していいですか|質問です|聞きたいことがあります|お聞きしたいことがあります|伺いたいことがあります|教えてください|助けてください|手伝ってください|手伝ってもらえますか|ヘルプ|ちょっといいですか|すみません|すいません|誰かいますか|テスト",
    identity:
      "あなたは誰ですか|あなたは誰|あなたはだれですか|あなたはだれ|誰ですか|だれですか|どなたですか|あなたは何ですか|名前は何ですか|お名前は何ですか|お名前は|名前は|名前を教えてください|お名前を教えてください|自己紹介してください|ロボットですか|あなたはロボットですか|ボットですか|aiですか|あなたはaiですか|人間ですか|あなたは人間ですか|本物の人間ですか|何ができますか|なにができますか|何ができるの|何をしてくれますか|何を聞けますか|何を聞いてもいいですか|何を質問できますか|どんなことができますか|どんなことを聞けますか|何を知っていますか",
    filler:
      "本当に|とても|大変|どうも|すごく|いろいろ|色々|ご丁寧に|教えてくれて|教えていただき|教えていただいて|回答|ご回答|お返事|助けてくれて|皆さん|みなさん|はい|うん|ああ|あの|えっと|では|じゃあ|それでは|それで|また|お願いします|よろしくお願いします|宜しくお願いします|よろしく|お願いいたします|よろしくお願いいたします|いつも|少し|ちょっと|ね|よ|です|さん|まずは|一つ|ひとつ",
  },
};
