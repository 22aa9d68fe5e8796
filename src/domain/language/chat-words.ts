/** What is typed in short in chats, per language, and the words it stands for; all folded, and only where it is no other word. */
import type { Locale } from "../../contract/locale.ts";

/** One line: the full words, and what is typed for them. */
export const CHAT_WORDS: Readonly<Record<Locale, string>> = {
  en: `
tomorrow < tmrw tmrrw tmr tmw tomoz tomo 2moro 2morow 2morrow 2mrw 2mro tomorow tommorow tommorrow tomorro
today < 2day tday
tonight < 2night 2nite tonite
how < hw
what < wot wat wut wht whut
whats < wats wots wuts whts
when's < whens
where's < wheres
who's < whos
how is < hows
when < wen whn
where < wer wher whr whre
which < wich whch
you < u ya yu
your < ur
you are < youre ure
please < pls plz plss pls plez
thanks < thx tnx thnx thanx tnks tks ty tysm
before < b4
great < gr8
late < l8
later < l8r
wait < w8
can < cn
could < cud
should < shud shld
would < wud wld
want to < wanna
going to < gonna
have to < gotta
give me < gimme
let me < lemme
don't know < dunno
because < cuz coz bcuz bcoz bcz becuz
about < abt
through < thru
people < ppl
message < msg
have < hav hv
much < mch mutch muc
from < frm
there < ther thr
with < wiv wth
and < nd
really < rly rlly
right now < rn
though < tho
minutes < mins
hours < hrs
hour < hr
weeks < wks
week < wk
years < yrs
year < yr
appointment < appt appnt
appointments < appts
Christmas < xmas
monday < mon
tuesday < tue tues
wednesday < wed weds
thursday < thu thur thurs
friday < fri
birthday < bday
don't < dont
can't < cant
won't < wont
isn't < isnt
aren't < arent
doesn't < doesnt
didn't < didnt
haven't < havent
wasn't < wasnt
couldn't < couldnt
I'm < im
I've < ive
that's < thats
men's < mens
women's < womens
children's < childrens
there's < theres
they're < theyre
how much < howmuch
how many < howmany
how long < howlong
what time < whattime
what is < whatis
where is < whereis
do you < doyou
do I < doi
do I need < doineed
are you < areyou
can you < canyou
can I < cani
is there < isthere
what do you mean < wdym
anyone < any1
someone < some1
everyone < every1
forgot < 4got
included < incl
password < pw pwd psw pword
`,
  "pt-BR": `
você < vc voc vce
vocês < vcs
também < tb tbm tmb tbem
hoje < hj hje oje
amanhã < amnh amh amn
quando < qdo qnd qndo quano
quanto < qto qnto qnt qt quato
quantos < qtos qntos qnts qts
quanta < qta qnta
quantas < qtas qntas
quem < qm
o que < oq oque
por que < pq pqe porq
que horas < quehoras
quanto custa < quantocusta
quanto é < quantoe
é < eh
beleza < blz blza belz
valeu < vlw vlws vleu
obrigado < obg obgd obrigadu brigadao
por favor < pfv pfvr pff pvf plis
mesmo < msm
muito < mt mto mtu
muita < mta
muitos < mts mtos
tudo < td
todos < tds
depois < dps dpois
agora < agr agra
horas < hrs
hora < hr
fim de semana < fds findi
segunda < seg
sábado < sab
domingo < dom
qualquer < qq qlqr qlq qqr
mensagem < msg
telefone < tel
celular < cel
certeza < ctz
verdade < vdd
fazer < fzr
cadê < kd kade
aqui < aki
ninguém < ngm
gente < gnt
pagamento < pgto
não < naum ñ nn
como < cmo
onde < ond
aniversário < niver
comigo < cmg
contigo < ctg
desculpa < dsclp
bom dia < bdia
quero < qro
bebê < bb
incluso < incl
`,
  it: `
non < nn
perché < xke xche xk xque perke xkè
che < ke
chi < ki
anche < anke ank
comunque < cmq cmque cmnq
quando < qnd qndo
quanto < qnt qnto
quanti < qnti
quanta < qnta
quante < qnte
domani < dmn
grazie < grz grx thx
tutto < tt
tanto < tnt
prego < prg
per favore < pls plz
con < cn
sono < sn
dopo < dp
cosa < cs
questo < qst qsto
questa < qsta
qualcosa < qlcs qlcosa
qualche < qlc
qualcuno < qlcn
messaggio < msg
telefono < tel
numero < num
settimana < sett
lunedì < lun
martedì < mart
mercoledì < merc
giovedì < giov
venerdì < ven
sabato < sab
domenica < dom
massimo < max
chiudete < kiudete
chiude < kiude
chiuso < kiuso
chiusi < kiusi
chiusa < kiusa
chiedere < kiedere
chiave < kiave
chiavi < kiavi
c'è < cè
cos'è < cosè
dov'è < dovè
com'è < comè
quanto costa < quantocosta
quanto viene < quantoviene
che ora < cheora
si può < sipuo sipuò
però < xò
giorni < gg
password < psw pw pwd
incluso < incl
`,
  ja: "",
};
