/**
 * What people ask of the chat itself and of the business as a whole, per language: folded (lower case, no accents, no
 * punctuation), with choices in braces (`phrase-book.ts`). Only whole messages made of these phrases, and of small talk, count.
 */
import type { Locale } from "../../../contract/locale.ts";

/**
 * `abilities`: what can be asked. `overview`: what there is, which a page may list ("menu", "services"). `business`: what the business is or
 * does. `languages`: which languages are understood. `privacy`: what is kept of the conversation.
 */
export type AboutKind = "abilities" | "overview" | "business" | "languages" | "privacy";

/** The phrases of each language, separated by bars. */
export const ABOUT_PHRASES: Readonly<Record<Locale, Readonly<Record<AboutKind, string>>>> = {
  en: {
    abilities:
      "what {can,could} you {do,do for me,answer,tell me,help with,help me with,help us with,assist with,assist me with}|what else can you {do,tell me,answer,help with,help me with}|what {can,could,should} {i,we} {ask,ask you,ask about,ask you about,ask here}|what else can i {ask,ask you}|{what,what kind of,what sort of,which} {questions,things} can {i ask,i ask you,you answer,you do,you help with,you help me with}|{what,which} {topics,subjects} {can you answer,can you help with,can you talk about,can i ask about,can i ask you about,do you know,do you know about,do you cover}|what do you {know,know about}|how can you {help,help me,assist me}|how do {i,you} use {this,this chat}|how does {this chat,this chatbot,this bot,this assistant,the chat,the chatbot} work|{what is,what's} this {chat,chatbot,bot,assistant}|{what is,what's} {this,this chat,this chatbot,this bot,this assistant} for|what are you {for,good for,capable of,able to do}|what information {do you have,can you give me,can you give}|what do you have information {on,about}|help|help me|start|get started|options|topics|faq|faqs|info|information|{some,more} information|commands",
    overview:
      "menu|main menu|{what,which} services {do you offer,do you have,do you provide}|what do you offer|your services|services",
    business:
      "{what is,what's} this|{what is,what's} this {place,company,business,shop,site,website,page} {,about}|what {kind,sort,type} of {place,business,company,shop,store} {is this,is it,are you}|what {do you do,do you do here,do you guys do,is it you do,does your company do,does this company do,does your business do}|what does|what are you about|{who are you,who're you} {guys,people,all}|{tell me,tell me more,tell us,talk to me} about {you,yourself,yourselves,your company,your business,your shop,the company,the business,the shop,this place,this company}|about {you,your company,the company}|what is your {company,business} {,about}",
    languages:
      "{do you,can you} {speak,understand,talk} {english,italian,portuguese,japanese,spanish,french,german,chinese,korean,russian,arabic,dutch,other languages,another language}|can you {answer,reply,write,speak} in {english,italian,portuguese,japanese,spanish,french,german,chinese,another language}|can {i,we} {write,ask,chat,talk,speak} {,to you} in {english,italian,portuguese,japanese,spanish,french,german,chinese,another language}|{what,which} languages {do you speak,do you understand,do you know,can i write in,can i use,can you speak}",
    privacy:
      "is {this,this chat,this conversation,the chat,it,our conversation} {private,confidential,anonymous,recorded,saved,stored,logged,encrypted}|are {my messages,these messages,our messages,chats,conversations} {private,saved,stored,kept,recorded,read}|do you {save,store,keep,record,log,share,sell} {my data,my messages,my personal data,my information,our conversation,this conversation,this chat,conversations,chats}|who {can read,reads,can see,sees} {this,this chat,this conversation,my messages}|what {happens to,happens with,do you do with} my {data,messages}|is my data {safe,secure,private}",
  },
  "pt-BR": {
    abilities:
      "{o que,oq} {voce pode fazer,voce pode fazer por mim,voce faz,voce sabe,voce sabe fazer,voce consegue fazer,voce pode responder,voce responde}|o que {posso,eu posso,da para,podemos} {perguntar,te perguntar,perguntar aqui,perguntar para voce,perguntar pra voce}|{que,quais} {perguntas,tipo de perguntas,tipos de perguntas} {posso fazer,eu posso fazer,voce responde}|{que,quais,sobre que,sobre quais} {assuntos,temas,topicos} {voce conhece,voce sabe,voce responde,posso perguntar}|{em que,no que,com o que,como} {voce pode,pode,voces podem,podem} {me ajudar,ajudar}|com o que voce me ajuda|voce {ajuda,me ajuda} {com o que,em que,no que}|como {funciona,usar,uso,se usa} {esse,este,o} {chat,chatbot,bot,assistente,robo}|{o que e,para que serve,pra que serve} {esse,este} {chat,chatbot,bot,assistente}|{que,quais} informacoes voce {tem,pode dar}|ajuda|me ajuda|me ajude|comecar|iniciar|opcoes|topicos|assuntos|faq|duvidas frequentes|perguntas frequentes|info|infos|informacao|informacoes|mais informacoes",
    overview:
      "menu|menu principal|{quais,que} servicos {voces oferecem,voces tem,voces prestam,voces fazem,oferecem}|o que voces oferecem|servicos",
    business:
      "o que e isso|o que e isto|{que,qual} {loja,empresa,lugar,site,negocio} e {essa,esse,este,esta}|o que e {essa,esse,esta,este} {loja,empresa,lugar,site,negocio}|{o que,oq} {voces fazem,a empresa faz,a loja faz,voces fazem ai}|o que faz|o que a|o que o|com o que {voces trabalham,a empresa trabalha}|{quem,qm} sao voces|quem somos|{fala,fale,me fala,me fale,conta,conte,me conta,me conte} {,mais,um pouco,um pouco mais} {sobre voces,sobre a empresa,sobre a loja,de voces,da empresa,sobre o negocio}|{quero,queria,gostaria de} {saber,conhecer} mais sobre {voces,a empresa,a loja}|sobre {voces,a empresa,a loja}",
    languages:
      "{voce,voces,vc} {fala,falam,entende,entendem} {ingles,italiano,japones,portugues,espanhol,frances,alemao,chines,outros idiomas,outras linguas}|{fala,falam,entende} {ingles,italiano,japones,portugues,espanhol,frances,alemao,outros idiomas}|{posso,da para,pode} {escrever,perguntar,falar,conversar,responder} em {ingles,italiano,japones,espanhol,frances,alemao,outro idioma}|{que,quais,em que,em quais} {idiomas,linguas} {voce fala,voce entende,posso escrever,posso usar}",
    privacy:
      "{essa,esta,a} conversa e {privada,confidencial,anonima,sigilosa,gravada,segura}|{esse,este,o} chat e {privado,confidencial,anonimo,seguro,gravado}|{meus dados,minhas mensagens,as conversas} {ficam salvos,ficam salvas,ficam guardados,ficam guardadas,sao salvos,sao salvas,sao guardados,sao guardadas,ficam gravadas,sao gravadas,estao seguros,sao compartilhados}|voces {guardam,salvam,armazenam,gravam,compartilham,vendem} {meus dados,os meus dados,minhas mensagens,a conversa,as conversas,essa conversa}|quem {le,ve,pode ler,pode ver} {isso,essa conversa,as mensagens,minhas mensagens}|o que {acontece,voces fazem} com {os meus dados,meus dados,minhas mensagens}",
  },
  it: {
    abilities:
      "{cosa,che cosa,che} {sai,sai fare,fai,puoi fare,puoi fare per me,puo fare,puoi dirmi,sai dirmi}|{cosa,che cosa} {posso,possiamo} {chiedere,chiederti,chiederle,chiedervi,domandare,domandarti}|{che,quali,che tipo di,quali tipi di} domande {posso fare,posso farti,posso farle,ti posso fare,posso porre}|{che,quali,di che,di quali,su che,su quali} {argomenti,temi} {conosci,tratti,posso chiedere,posso chiederti,sai}|{in cosa,in che cosa,in che modo,come,con cosa} {puoi,mi puoi,puo,mi puo,potete,mi potete} {aiutarmi,aiutare,aiutarci,essere utile,essermi utile}|come {funziona,si usa,uso} {questa chat,la chat,questo chatbot,questo bot,questo assistente}|{cos'e,che cos'e,cosa e} {questa chat,questo bot,questo chatbot,questo assistente}|a {cosa,che cosa,che} serve {questa chat,questo bot,questo chatbot,questo assistente}|{che,quali} informazioni {hai,puoi darmi,puoi dare}|aiuto|aiutami|mi aiuti|inizia|iniziare|opzioni|argomenti|faq|domande frequenti|info|informazioni|{piu,altre} informazioni",
    overview:
      "menu|menu principale|{che,quali} servizi {offrite,avete,fornite,fate}|{cosa,che cosa} offrite|servizi|i vostri servizi",
    business:
      "{cos'e,che cos'e,cosa e} questo {posto,negozio,sito,locale}|{cos'e,che cos'e,cosa e} questo|{che,che tipo di} {negozio,azienda,ditta,posto,locale,sito,attivita} {e,e questo,e questa,siete}|{cosa,che cosa,che} {fate,fate qui,fate voi,fa la vostra azienda,fa l'azienda}|{di cosa,di che cosa,di che} {vi occupate,vi occupate voi,si occupa,si occupa l'azienda,si occupa la vostra azienda}|{cosa,che cosa} fa|{chi,voi chi} siete|{parlami,parlatemi,mi parli,dimmi,ditemi,raccontami,raccontatemi,mi racconti} {,qualcosa,di piu,qualcosa di piu} {di voi,su di voi,su voi,della vostra azienda,dell'azienda,del negozio,del vostro negozio,della ditta}|{vorrei,voglio} {sapere,conoscere} {qualcosa,qualcosa di piu,di piu} {di voi,su di voi,sull'azienda,sul negozio}",
    languages:
      "{parli,parla,parlate,capisci,capisce,sai} {,anche} {inglese,portoghese,giapponese,italiano,spagnolo,francese,tedesco,cinese,altre lingue}|{posso,si puo,puoi,puo} {scrivere,scriverti,chiedere,parlare,rispondere} in {inglese,portoghese,giapponese,spagnolo,francese,tedesco,un'altra lingua}|{che,quali,in che,in quali} {lingue,lingua} {parli,capisci,conosci,posso scrivere,posso usare}",
    privacy:
      "{questa chat,questa conversazione,la chat,la conversazione} e {privata,riservata,anonima,registrata,sicura,salvata}|{i miei dati,i miei messaggi,le conversazioni} {vengono salvati,vengono salvate,vengono conservati,vengono conservate,vengono registrate,sono salvati,sono al sicuro,sono sicuri,sono privati}|{salvate,conservate,registrate,condividete,vendete} {i miei dati,i miei messaggi,la conversazione,le conversazioni,questa conversazione}|chi {legge,vede,puo leggere,puo vedere} {questa chat,questa conversazione,i miei messaggi,i messaggi}|{cosa,che cosa} {fate con i,fate dei,succede ai} miei {dati,messaggi}|che fine fanno i miei dati",
  },
  ja: {
    abilities:
      "{何,なに}が{できる,できます,できますか,できるの,できるんですか}|{何を,なにを}{してくれる,してくれますか,してもらえますか,聞ける,聞けますか,聞けばいい,聞けばいいですか,聞いていい,聞いてもいいですか,質問できる,質問できますか,質問すればいいですか,答えられますか,知っている,知っていますか,知ってる,手伝ってくれますか}|{何について,どんなことについて}{聞ける,聞けますか,質問できますか,答えられますか,教えてくれますか,知っていますか}|どんな{質問,こと}が{できる,できます,できますか,聞けますか}|どんな{質問に,ことに}{答えられますか,答えてくれますか,答えられる}|どんなことを{聞ける,聞けますか,聞いていいですか,知っていますか}|{この,}{チャット,チャットボット,ボット}{は何ですか,って何,とは何ですか,は何,で何ができますか,は何ができますか,の使い方,の使い方は,の使い方を教えて,の使い方を教えてください,はどう使いますか}|使い方|使い方を{教えて,教えてください}|使い方がわかりません|ヘルプ|助けて|始める|スタート|オプション|よくある質問|情報|情報が{ほしい,欲しい,ほしいです,欲しいです}",
    overview:
      "メニュー|{どんな,どのような}サービスが{ありますか,ある,あるの}|サービス内容|サービス内容{は,を教えて,を教えてください}|サービス|サービス一覧",
    business:
      "{ここは,これは}{何,何ですか,なに,なんですか,どこですか}|{ここは,こちらは,}{何の,何屋,どんな,どういう,どのような}{お店,店,会社,ところ,場所,サイト,施設,事業}{ですか,,なの,なんですか,でしょうか}|{何屋さん,何屋}{ですか,,なの}|{何を,なにを}{している,やっている,してる,やってる,扱っている}{会社,お店,店,ところ}{ですか,,なの}|{会社,お店,御社,貴社,そちら,ここ,こちら,事業,事業内容,店舗}について{,教えて,教えてください,知りたい,知りたいです,聞きたいです}|{会社概要,事業内容}{,は,を教えて,を教えてください}|御社の事業内容{は,を教えてください}|{は,って}{何を,なにを}している{会社,お店,ところ}{ですか,,なの}|は{どんな,どういう,どのような}{お店,店,会社,ところ}{ですか,,なの,でしょうか}",
    languages:
      "{英語,日本語,イタリア語,ポルトガル語,中国語,韓国語,スペイン語,フランス語,ドイツ語,外国語}{は話せますか,話せますか,は話せる,話せる,は通じますか,通じますか,はわかりますか,わかりますか,は使えますか,使えますか,でもいいですか,でも大丈夫ですか,で質問できますか,で聞いてもいいですか,で話せますか,で書いてもいいですか}|{何語,何語が,何語で}{話せますか,使えますか,質問できますか,わかりますか}|{対応言語,対応している言語}{は,は何ですか,}",
    privacy:
      "{この会話,会話,このチャット,チャット,やりとり}は{保存されますか,記録されますか,残りますか,録音されますか,公開されますか,非公開ですか,匿名ですか,安全ですか,誰が見ますか,誰かに見られますか,見られますか}|{個人情報,私の個人情報,データ,私のデータ}は{保存されますか,安全ですか,守られますか,どうなりますか,どう扱われますか,どう使われますか,大丈夫ですか}|{会話,会話の内容,内容,データ}を保存していますか",
  },
};
