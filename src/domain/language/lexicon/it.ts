/**
 * Italian words of customers and pages; `lexicon.ts` tells how to read them. Data, hence the length.
 */
export const ITALIAN_LINES = `
abbonamento abbonarsi abbonarmi abbono
account profilo
addebito addebitare
aereo volo aeromobile
affittare locazione affittarlo affittasi
aggiornare aggiornarlo update
aggiungere aggiunta aggiungerlo
album fotolibro
alcol alcool
allacciare allaccio
allarme antifurto
allenarsi allenarmi allenamento
allergia allergico allergeni
alloggio alloggiare
alunno studente allievo scolaro
ambulatorio clinica
amministratore admin
animale animaletto bestiola bestia pet
annuale annuo
annullare cancellare disdire disdetta disdicono
anziano anziani senior
app applicazione
apparecchio ortodonzia ortodontico
appartamento alloggio
armadietto lucchetto
ascensore montascale
asciugacapelli phon fon
asciugamano asciugamani
aspettare attesa attendere
assenza assentarsi
assicurare assicurativo assicurarmi
assistenza supporto aiuto aiutarmi
assortimento gamma catalogo
assumere assunzione assumete assunto
attivare attivarlo
attrezzatura attrezzi equipaggiamento strumentazione
audioguida guida
automobile auto macchina autovettura vettura
autonomo freelance
autorizzazione permesso concessione
autoscuola scuolaguida
autostrada casello pedaggio
autunno autunnale
avvertire avvisare preavviso
avvisare avvisarmi comunicare
azienda ditta impresa societa
babysitter tata bambinaia
bagno toilette wc igienici
ballo danza
bando concorso
barba rasatura rasare
barbecue grigliata
barbiere parrucchiere
battesimo battezzare battezzarlo
bere bevo bevanda
biblioteca bibliotecario bibliotecaria
bidone cassonetto contenitore
biglietto ticket
bio biologico
bloccare bloccarlo
boiler scaldabagno scaldacqua
bolletta fattura
botteghino biglietteria
bozza anteprima
caffetteria bar bistrot
cagnolino cagnetta cane
calcio calcetto pallone
campeggio camping campeggiare
camper roulotte caravan
candidatura candidarsi candidarmi candidato
cantare coro
capienza capacita
caricabatterie alimentatore
carrozziere carrozzeria
catechismo catechesi
catering banchetto rinfresco
cauzione cauzionale
cavallo equitazione maneggio
celiaco celiachia
ceretta depilazione epilazione depilarsi
chiesa parrocchia
chilometraggio chilometri km
cieco ipovedente
cimitero cimiteriale loculo tomba
cinema film proiezione
cliente clientela utente
club circolo associazione
colazione breakfast
colpa responsabilita
commercialista ragioniere contabilita
compatibile compatibilita
comprare acquistare comperare comprarlo acquistarlo
compreso incluso includere comprendere
computer pc portatile notebook laptop
comune municipio comunale
condividere condivisione condiviso
condizionatore climatizzatore
condominio condominiale
conferenza convegno congresso seminario
confessarsi confessione confessarmi
consegnare consegnarlo recapitare
consulenza consulto
contattare contattarvi contattarla
contributo sussidio bonus sovvenzione
controllo verifica verificare controllarlo
convenzione convenzionato
copertura coprire
correggere correzione rettifica rettificare
cremare ceneri
cronologia storico
curriculum cv
danno danneggiare
dente dentale dentario
dentiera protesi
dentista odontoiatra odontoiatria
denuncia querela
dermatologo dermatologia
detersivo detergente
detrarre detrazione detraibile deducibile
dilazione dilazionare rateizzare
dimenticare scordare
dimettersi dimissioni dimesso
diploma attestato certificato
direttore direttrice dirigente direzione
disabile disabilita handicap handicappato invalido
disattivare disattivarlo
discarica ecocentro isola
disinfestazione derattizzazione
dispositivo device
divorzio divorziare separazione
documento documenti
dogana doganale
dolce dessert
economico conveniente
elementari elementare primaria
eliminare eliminarlo cancellare rimuovere rimozione
email mail
eredita successione ereditare
errore sbaglio sbagliare errato
esame analisi
escluso escludere esclusione
esente esenzione esonero
esportare export
estrarre estrazione estratto
etichetta cartellino
evento manifestazione
facoltativo opzionale
falo fuochi
famiglia familiare familiari nucleo
farmacia farmacista farmaceutico
fattoria agriturismo masseria
filiale succursale agenzia
finestra serramento infissi
fiore fioraio floreale
firmare sottoscrivere sottoscrizione
fisioterapia fisioterapista riabilitazione
foto fotografia fotografare
fotocopia copia
fotovoltaico pannelli
frequentare frequenza
frigorifero frigo frigobar minibar
funerale esequie onoranze
furgone camioncino van
gara competizione torneo
garanzia garantire
gatto gattino micio micia felino
giardiniere giardinaggio giardino
ginecologo ginecologia
gommista pneumatici
gruppo comitiva
guasto guastarsi malfunzionamento avaria
guidatore conducente
hotel albergo
imbianchino tinteggiatura imbiancare imbiancatura pittore tinteggiare
immobile immobiliare
immondizia spazzatura rifiuti pattume
impianto impianti implantologia
incidente sinistro
incinta gravidanza
indennizzo risarcimento
infortunio infortunarsi
ingresso accesso
iniziare inizio cominciare incominciare avvio
inquilino affittuario conduttore locatario
insegnare docente
inserimento ambientamento
installare installarlo
interprete traduttore
intestare intestatario
inverno invernale
invitare invitarlo
iscrivere iscritto iscrizione iscriversi iscrivermi iscriverlo iscriverci
iscrizione adesione aderire tesseramento
istruttore istruttrice maestro trainer coach allenatore
istruzioni manuale
laboratorio workshop
lavoro impiego occupazione
leggere lettura lettore
lenzuolo biancheria
libro volume
lista elenco
locandina poster
logout disconnettersi disconnettere scollegare scollegarsi
lontano distanza
mac macos osx
macchia smacchiare smacchiatura
malato malattia ammalato ammalarsi
mangiare mangio cibo pasto
manutenzione manutentore
mappa cartina piantina
massaggio massaggiare
massimo limite
matrimonio nozze sposarsi sposarci sposare
mattina mattutino
mazzo bouquet
meccanico officina
medicina farmaco medicinale
mensa refettorio
mensile mese
mercato mercatino bancarelle
merenda spuntino snack
microchip chip
minorenne minore
mobile arredamento
modem router
modificare modifica modificarlo cambiare
modulo modulistica formulario
moglie coniuge consorte
montare montaggio assemblaggio assemblare montarlo
morto decesso deceduto defunto
mostra esposizione esporre
moto motocicletta scooter motorino ciclomotore
mutuo finanziamento prestito
natale natalizio natalizie
navetta shuttle transfer
negozio bottega shop
notaio notarile
notifica avviso
notte notturno
obbligo obbligatorio obbligatoriamente
obliterare convalidare timbrare
oculista oculistica
operatore gestore
otturazione carie
pacco plico
palestra fitness
panetteria panificio fornaio panettiere
panorama vista
parcella onorario compenso
parcheggio parcheggiare posteggio posteggiare sosta
parco giardini
parroco sacerdote prete
parrucchiere parrucchieri acconciatore acconciature
partecipare aderire adesione
pasqua pasquale
passeggino carrozzino
password credenziali
pasticceria pasticcere pasticcini dolci
pasto vitto
pediatra pediatria
permettere permesso consentire ammesso ammettere concesso
peso chili kg
pianterreno pianoterra
pile batterie
pioggia piovere maltempo
pitturare verniciare verniciatura
pizza pizzeria
plafond massimale
polizza assicurazione
pomeriggio pomeridiano
portiere portineria portinaio
prelevare prelievo
prenotare prenotarlo prenotarmi prenotarsi prenotarci
prestito imprestare prestarmi
prezzo costo tariffa listino tariffario
primavera primaverile
principiante inesperto novizio
priorita prioritario
privacy riservatezza
prorogare prolungare prolungarlo
provare provarlo
psicologo psicologia psicoterapeuta psicoterapia
pubblicita marketing promozionali
puntura iniezione
puzza odore
quadro dipinto
radiografia raggi lastra rx
ragazzo giovane adolescente
raggiungere raggiungerci raggiungervi raggiunto
rapido veloce
recensione recensire opinione feedback
reception receptionist portineria
reclamo lamentela lamentarsi lamentarmi lamentare
referto esito
regalo regalarlo
registrare registrarsi registrarmi
reimpostare ripristinare resettare reset
rescindere rescissione recesso disdetta
restituire restituzione restituirlo reso riconsegnare riportarlo
ricambio pezzo
ricetta prescrizione impegnativa prescrivere prescritto
richiedere richiesta
riciclare riciclaggio
ricorso contestare
rimborso riaccredito storno
rimborso rimborsarmi
rinnovare rinnovarlo
riparare aggiustare ripararlo aggiustarlo
riscaldamento termosifone calorifero
risparmio risparmiare
ristorante trattoria osteria
ritardo tardi ritardatario
ritirare ritirarlo prelevare
ritrovare rinvenire
riunione meeting
rivista giornale
roaming estero
rompere rotto rottura rompersi
rumore baccano schiamazzi chiasso
sacchetto sacco
sagra fiera
salvare salvataggio backup
sarto sartoria orlo accorciare
scadenza termine deadline
scanner scansione scansionare scannerizzare
scantinato seminterrato
scaricare download scaricarlo
scarpa calzature
scatolone scatola imballare imballaggio
scegliere scelta selezionare selezione
schermo display monitor
sconto ribasso promozione offerta promo
scorta magazzino giacenza
seggiolino rialzo ovetto
seppellire sepoltura tumulazione inumazione
sera serale
serratura fabbro
settimanale settimana
sgombero svuotare
silenzio silenzioso quiete
sim esim
smartworking telelavoro remoto
smettere smesso interrompere interruzione cessare
smontare smontaggio
sms messaggio messaggino
socio tesserato membro
soggiorno pernottamento permanenza
soldi denaro
sordo ipoacusico ipoudente
sospendere sospensione sospeso
sostituire sostituzione sostituirlo rimpiazzare
spese costi oneri
spettacolo rappresentazione show
spiaggia spiagge stabilimento lido
spiegare istruzioni
spogliatoio cambiarsi cambiarmi
spostare spostarlo rimandare posticipare rinviare rinvio
squadra team
staccare distacco
stampa tipografia
sterilizzare castrare
stima valutazione
stipendio salario retribuzione retribuito
stirare stireria
stiva imbarcare imbarcarsi
suonare musica musicale
supplemento sovrapprezzo maggiorazione extra
taglio tagliare
takeaway asporto
tatuaggio tatuare
telecamera videosorveglianza
telefonino cellulare smartphone cellulari
televisore televisione tv
terrazza dehors veranda
tessera tesserino tesseramento tesserarsi tesserarmi
tinta colore
tintoria lavanderia
tipo categoria
tirocinio stage
toelettatura toelettare tosatura
topi ratti derattizzazione
tracciare tracking rintracciare
traduzione tradurre traduttore tradotto
traghetto nave aliscafo
trasferirsi trasferirmi trasferimento
trasportino gabbietta
treno ferrovia ferroviario ferroviaria
tributo tasse
trucco makeup
truffa frode
ufficio uffici sportello
umido organico
universita ateneo universitario
urbanistica edilizia edilizio
usare uso utilizzare usarlo utilizzarlo
uscire esco
vegano vegana
vegetariano vegetariana veggie
verdura ortaggi
vestito abbigliamento indumenti
veterinario veterinaria
viaggio viaggiare
videochiamata videoconferenza
vietare divieto proibire
volantino flyer depliant brochure
volontario volontariato
votare elezioni elettorale elettore
web online
wifi wireless
zona quartiere dintorni vicinanze
acconto > versa versare
acquagym idrobike > corsi
acquaticita > nuoto neonati
affittare noleggiarlo nolo > noleggio noleggiare
affitto > canone
allacciare allaccio > attivazione fornitura
allagamento infiltrazione rubinetto lavandino tubo > idraulico
allegato > documenti file
allergico > intolleranze
allungare estendere estensione > proroga rinnovo prolungamento
altalena scivolo > giochi
ambulanza soccorso > emergenza
amico > accompagnatore ospite
ammaccato graffiato graffio ammaccatura rovinato > danno danneggiato
andarmene andarsene > disdetta recesso
animazione > intrattenimento miniclub
annullarlo cancellarlo disdirlo > annullare cancellare disdire disdetta
anticipare > caparra acconto
antipasto contorno dessert > menu
antipulci pulce zecca > antiparassitari parassiti
apertura aperto > orario
appuntamento > visita prenotazione
aprite chiudete > orario
arachidi nocciole lattosio crostacei soia > allergeni allergie
articolo > prodotto
asilo materna > infanzia
asl usl > ssn convenzionati
aspirina tachipirina antibiotico antidolorifico ibuprofene > farmaco medicinale
assicurazione > copertura
associarsi associarmi > socio iscrizione
atterrare atterraggio > arrivo
autolettura > lettura
avvocato > legale
bachata tango hiphop > ballo danza
badante caregiver > assistenza
bagnino > sorveglianza
bambino > minori
bancomat > pagamento
bancomat pagobancomat > carta debito
barboncino labrador bulldog chihuahua bassotto cucciolo > cane animali
beneficenza solidarieta > donazioni
benzina gasolio diesel > carburante
benzinaio distributore > carburante
bicchieri pentole > stoviglie dotazione
biglietteria > cassa
bistecca pollo salsiccia > carne
blackout interruzione > guasto
bocciato respinto > ripetere esame
bollo > tassa
bomboniere confetti > matrimonio battesimo
bonifico > iban coordinate
braille > ciechi ipovedenti
browser chrome firefox safari > compatibilita
bug crash > errore problema
bus autobus pullman tram filobus > linea fermata
caricare > leggere importare allegare
compatibile compatibilita > funziona integra
conservato conservare salvato salvare > server restano cancellate
disdire annullare > rinunciare
indossare vestirsi > abbigliamento scarpe pantaloni vestiti
lingua > inglese francese tedesco spagnolo portoghese giapponese
mezzipubblici > autobus bus treno tram metropolitana corriera pullman filobus pubblici trasporto
buttare gettare > conferire smaltimento
cacca > deiezioni
caffe cappuccino > bar caffetteria
calcinacci macerie > inerti
calzolaio > riparazione
cambiarlo cambiarmi cambiarsi > cambiare modificare
camper roulotte tenda > piazzola
cancellarmi disiscrivermi disiscriversi > cancellare disiscrizione disdetta
canile gattile > rifugio adozione
capolinea > fermata
carabinieri polizia vigili > autorita municipale
carnet > ingressi
carrello > acquisto ordine
carroattrezzi traino > soccorso stradale
catene > invernali neve
celiaco celiaca celiachia > glutine
checkin > accettazione
checkout > partenza
checkup > visita controllo
chiacchierare > silenzio
chirurgia chirurgico > intervento
cifra > prezzo
cliente visitatore > ospiti
coca succo aranciata > bevande
coincidenza > cambio
colf > pulizie
colloquio > appuntamento
colonnina wallbox > ricarica ricaricare
commissioni > spese
compleanno laurea battesimo comunione > feste eventi
compromesso > preliminare
concerto > musica live
condizione > requisito
configurare > impostare
congelare pausa > sospensione sospendere
consiglio consigliare > suggerimento
contattarvi chiamarvi telefonarvi scrivervi > contatti telefono email
cornetto brioche > pasticceria colazione
corriere dhl ups gls bartolini > spedizione consegna
corsia > nuoto
cortile giardino > esterno
costume occhialini ciabatte accappatoio > abbigliamento
coupon voucher > buono
crociera tour vacanza > viaggio
contenere ospitare entrano > posti capienza
custodia guardaroba > deposito
decollo > partenza
dipendente > staff
direttore direttrice > responsabile
disabile invalido carrozzina > barriere accessibilita
disturbo > rumori quiete
divano armadio > mobili
divano materasso armadio > ingombranti
domiciliazione sdd > addebito
dormire > pernottamento soggiorno camera
dvd bluray film > audiovisivi
dvd cd videogioco > multimediale audiovisivi
ebook kindle audiolibro > digitale
elemosina > offerta donazione
elettricita > energia
escursione passeggiata trekking camminata > sentiero
esperto > avanzato
estero > internazionale
excel csv > importare esportare
extracomunitario immigrati > straniero
febbre influenza raffreddore tosse > malattia sintomi
ferie > chiusura
ferragosto natale pasqua capodanno epifania > festivi festivita
festivita > festivi
fibra adsl > internet connessione
fidanzato moglie > coppia partner
foratura bucato forare > pneumatici gomma
forno microonde fornelli > cucina dotazione
fototessera > foto fotografie documenti
franchigia kasko > copertura
fratellino sorellina > fratelli bambini
freni marmitta > officina riparazione
frigorifero televisore lavatrice > raee elettrodomestici ingombranti
gabinetto > bagno toilette igienici
gamberi cozze vongole > crostacei molluschi pesce
garage autorimessa > parcheggio
gattino micio gatto criceto coniglio > animali
gdpr > privacy
gemelli > fratelli
giacca cappotto giubbotto > guardaroba
giga > traffico
ginnastica aerobica > fitness corsi
gioielli > valori cassaforte
gioielli anello collana orologio > gioielleria oreficeria
giustificazione > assenze
grande > dimensione
grandine allagamento incendio > danni sinistro
grembiule > corredo
guadagnare > retribuzione stipendio
guinzaglio museruola > cani animali
hackerato violato > sicurezza
halal kosher > maiale
helpdesk helpline callcenter > assistenza supporto contatti
immondizia spazzatura sacchetto > raccolta
imparare apprendere > corso
incartare > regalo confezione
incendio estintore > antincendio
indirizzo ubicazione > sede
insoddisfatto scontento deluso > reclamo
intasato otturato sturare > scarico spurgo
internet connessione hotspot > wifi
intolleranza > allergeni
iphone samsung android huawei xiaomi > smartphone cellulare
iscriverlo iscrivermi registrarmi > iscrizione registrazione
isee > reddito agevolazioni
lamentarmi protestare > reclamo segnalazione
lampadine > raee
lampadine vernici solventi > pericolosi
lampione > segnalazione illuminazione
lattosio > latticini latte
lenzuola asciugamani federe > biancheria
lezione insegnante > corsi
corso lezione > orario programma
libero > disponibile disponibilita
libreria > libri
libro fumetto rivista quotidiano > prestito
liquidi forbici coltello > sicurezza
login loggarmi loggarsi loggare > accesso accedere
luce gas > energia fornitura
lunghezza larghezza altezza > dimensioni
mare lago > spiaggia
mastercard amex > carta credito
match > partita gara
meches balayage shatush > schiariture colore
misura > taglia
monolocale bilocale trilocale > appartamento
mucca capra pecore galline > animali fattoria
muffa > umidita
multa > contravvenzione ammenda penale
muratore ristrutturare > edilizia
neonato bebe > bambini
neopatentato > patente conducente
nipotino nipote > bambini
noci mandorle pistacchi > guscio allergeni
nonno pensionato > anziani senior
norma > regola
numeretto > coda turno
nuotare > piscina
occhiali > ottica vista
officina meccanico carrozzeria > riparazione
ombrellone sdraio > spiaggia
oratorio grest > estivo ragazzi
padrino madrina > battesimo cresima
pagella > voti
pane panino pagnotta focaccia > panificio forno
pannolino > fasciatoio
pantaloni camicia maglietta gonna maglione > abbigliamento
papa mamma madre padre > genitori
pappagallo canarino uccellino > uccelli volatili animali
parcella onorario > tariffe
parente congiunto > familiare familiari
party festeggiare > festa
ritrovo > partenza partono parte incontro comincia inizia
passaporto patente identita > documento documenti
paypal satispay klarna postepay applepay > pagamento
phishing truffa > sicurezza frode
pianoforte > pesanti trasporto
pidocchi > pediculosi
pietanza > piatto
pillola pastiglia compressa > farmaci medicinali
pin puk > codice
pitturare dipingere > tinteggiatura
plastica vetro lattine > differenziata raccolta
polistirolo > plastica
poltrona > posti sedile
pony cavalli > equitazione maneggio
poppata biberon > allattamento
povero disoccupato > agevolazioni reddito
pranzo cena > pasti ristorante
prescuola > anticipo
prezzo costo > quota canone
professore professoressa maestra prof > docente insegnanti
proiettore lavagna microfono > attrezzatura
quiz > teorico teoria
quota > contributo
rampa pedana > accessibilita
referente > responsabile
release > versione
retta > quota mensile
riavere > rimborso restituzione
ricezione > segnale copertura
riconsegnare > restituzione rientro
ridarlo renderlo rimandarlo rispedire rispedirlo rendere riportare > restituire restituzione reso
rinunciare rinuncio > annullare disdire recesso
ripensarci > ripensamento recesso
risultato > esito referto
rivendere > cedibile cessione
rogito > notaio
romanzo giallo fumetto > libri
rosario adorazione > preghiera
rotto rompere guastare > danno danneggiato difettoso riparazione
rsa > anziani
rubato scippato ladro derubato > furto denuncia
sandali stivali ciabatte sneakers > scarpe calzature
sardegna sicilia > isole
sauna hammam idromassaggio > benessere wellness
scale gradini scalini > accessibilita ascensore barriere
scarafaggi topi cimici > disinfestazione
scartoffie > documenti documentazione
sciopero > interruzione garantite
scuolabus > trasporto scolastico
selfie > foto fotografare
serve necessita > necessario occorrere
settantenne ottantenne sessantenne > over anziani senior
sfalci potature erba foglie > verde
sigaretta svapare sigaro > fumare
sistemarlo > riparare
sito website > web
skipass sciovia seggiovia funivia > impianti
snack bar > ristoro
snowboard sci > piste
sopralluogo > preventivo
sostituire > nuova nuovo
sottotitoli > lingua originale
spa terme wellness > benessere
spam newsletter > promozionali
sparito scomparso dimenticato scordato > smarrito
spedirlo inviarlo mandare mandarlo > spedire inviare
spendere spesa > costo prezzo
spia > diagnosi
spid cie > identita digitale
sporco sporcizia > pulizia
sportello bancomat > prelievo
stampelle deambulatore > accessibilita disabili
strappato macchiato scheggiato > danneggiato
studiare > aula
stufa caldaia termosifone > riscaldamento
suite singola matrimoniale doppia > camera
superiori liceo > secondaria
suv berlina utilitaria cabrio > auto veicolo
tagliando > manutenzione
tamponamento > sinistro incidente
tappeto moquette > lavaggio
tari imu tasi > tributi tassa
teenager adolescente ragazzino > giovani minori
temporale pioggia vento > maltempo meteo
tenda bungalow > campeggio
tennis padel calcetto basket pallavolo > campo sport
tesi > rilegatura stampa
torta tiramisu crostata > dolce pasticceria
tredicenne quattordicenne quindicenne sedicenne diciassettenne > minori ragazzi minorenni
tulipani orchidea margherite girasoli > fiori
unghie > manicure pedicure
upgrade business > classe
upload > caricare caricamento
vacanza villeggiatura > soggiorno
vaccinarmi vaccinarlo vaccinarsi > vaccino
vaccino > richiamo
valigia trolley borsone zaino > bagaglio
varicella morbillo > malattie infettive
vegano vegetariano > vegetale menu
veloce urgente > express
vendete > vendita acquisto
versare > pagamento
vespe calabroni > disinfestazione
vestirsi vestirmi vestito > abbigliamento
video > riprese
videogiochi console playstation nintendo > giochi
villa villetta mansarda > appartamento immobile
vino birra prosecco spumante spritz aperitivo > alcolici bevande
vomito diarrea nausea > sintomi
whatsapp telegram > messaggio contatti
yoga pilates zumba spinning crossfit > corsi fitness
zaino borsa > guardaroba armadietti
zoom skype teams > videoconferenza online
ztl > limitato traffico
"a casa" > domicilio
"a distanza" > online remoto
"a rate" > rateale rateizzare finanziamento
"a ritirarlo" > giacenza
"a spettacolo iniziato" > ritardatari
"a stomaco vuoto" > digiuno
"a un'altra persona" > cedere trasferire delega
"accettate animali" > ammessi cani
"accettate i cani" > ammessi
"accettate visa" > carta credito
"account bloccato" > sblocco
"acqua bassa" > profondita vasca
"acqua calda" > boiler caldaia
"acqua del rubinetto" > potabile
"acque nere" > scarico
"affittare una sala" > eventi
"aggiungere colleghi" > invitare
"aiuti economici" > contributi sussidio
"aiuto per la spesa" > alimentari contributi
"al chiuso" > coperta interno
"al mese" > canone
"al posto mio" > delega
"all'ultimo minuto" > preavviso
"all'ultimo momento" > preavviso
"alla consegna" > contrassegno
"alla fine del corso" > attestato certificato
"alle prime armi" > principianti
"analisi del sangue" > prelievo esami laboratorio
"ancora iscrivermi" > scadenza posti
"ancora posti" > disponibilita disponibili
"andare a prendere" > ritiro
"andata via la corrente" > interruzione guasto
"andata via la luce" > interruzione guasto
"annullare l'ordine" > recesso
"anticipare l'appuntamento" > spostare modifica
"aperto a tutti" > pubblico libero
"aperto la confezione" > sigillato integro
"appena sfornato" > forno infornata
"appendere i quadri" > forare pareti
"aprire un account" > registrazione registrarsi
"arrivare dall'aeroporto" > transfer navetta
"arrivata la valigia" > smarrito
"arrivato rotto" > reclamo reso
"arrivato sbagliato" > reso sostituzione
"arriviamo di notte" > checkin tardivo
"arrivo in ritardo" > tolleranza
"ascensore bloccato" > guasto emergenza
"aspetto un bambino" > gravidanza
"attaccare la corrente" > allaccio elettrico
"attaccare la luce" > attivazione allaccio
"aumentare l'affitto" > aggiornamento istat
"auto a noleggio" > autonoleggio
"auto elettrica" > ricarica colonnina
"auto sostitutiva" > cortesia
"avanzi di cibo" > umido organico
"avvocato gratis" > patrocinio
"bagaglio a mano" > cabina
"bagaglio in piu" > aggiuntivo supplementare
"bambini piccoli" > infanzia
"bambino da solo" > accompagnati
"basso reddito" > isee agevolazioni
"bere qualcosa" > bar ristoro
"bidone pieno" > svuotamento
"biglietti da visita" > stampa tipografia
"biglietto di entrata" > ingresso
"biglietto sul cellulare" > elettronico digitale qr
"biglietto sul telefono" > elettronico digitale qr
"bisogna portare" > occorrente documenti necessario
"bisogna prenotare" > obbligatoria
"bloccare la carta" > smarrimento furto
"bolletta alta" > consumi conguaglio importo
"brutto tempo" > maltempo meteo pioggia
"buoni pasto" > mensa
"buono regalo" > voucher giftcard
"buono sconto" > coupon voucher
"busta paga" > cedolino
"buttare via" > smaltire rifiuti
"c'e molta fila" > attesa coda
"c'e posto" > disponibilita disponibili
"caduto in acqua" > ossidazione liquidi
"cambiare casa" > trasloco
"cambiare data" > spostare modificare modifica
"cambiare gestore" > passaggio portabilita
"cambiare idea" > recesso annullare ripensamento
"cambiare il bambino" > fasciatoio
"cambiare il pannolino" > fasciatoio nursery
"cambiare il volo" > riprenotazione
"cambiare indirizzo" > residenza domicilio
"cambiare intestatario" > voltura subentro
"cambiare la batteria" > sostituzione
"cambiare medico" > scelta revoca
"cambiare operatore" > portabilita
"cambiare orario" > spostare
"cambiare password" > reimpostare modificare
"cambiare piano" > upgrade tariffa
"cambiare taglia" > cambio reso sostituzione
"cambiare tariffa" > offerta piano
"cambiato idea" > recesso annullare ripensamento
"cambiato numero" > aggiornare recapiti
"cambiato telefono" > dispositivo autenticazione trasferire
"cambio di indirizzo" > residenza
"cambio idea" > recesso annullare ripensamento
"cambio olio" > tagliando manutenzione
"campo estivo" > grest campus estate
"cancellare il mio account" > eliminare chiusura
"cancellato per sbaglio" > ripristinare recuperare cestino
"cane e morto" > cremazione
"cane guida" > ciechi ammessi
"cane sta male" > urgenza emergenza veterinario
"caricare il telefono" > ricarica presa
"carro attrezzi" > soccorso traino
"carta d'imbarco" > checkin
"carta da regalo" > confezione
"carta di identita" > cie
"carta regalo" > buono voucher
"casa popolare" > edilizia residenziale alloggi
"case popolari" > edilizia residenziale alloggi
"cassetta di sicurezza" > cassaforte
"centro estivo" > grest campus estate
"che ora possiamo arrivare" > checkin arrivo
"che ora posso arrivare" > checkin arrivo
"i ticket" > buoni pasto
"lezione singola" > individuali
"lezioni singole" > individuali
"ticket restaurant" > buoni pasto
"cercare casa" > immobili affitto vendita
"cercate personale" > lavoro candidature posizioni
"cerco casa" > immobili affitto vendita
"cerco lavoro" > candidatura posizioni
"cerco un appartamento" > immobili affitto locazione
"certificato di nascita" > anagrafe
"certificato medico" > idoneita
"certificato sportivo" > idoneita agonistica
"che ora devo lasciare" > checkout partenza
"che ora dobbiamo lasciare" > checkout partenza
"che ora dobbiamo uscire" > checkout partenza
"che ora possiamo entrare" > checkin arrivo
"che ora posso entrare" > checkin arrivo
"check in" > checkin arrivo
"check out" > partenza checkout
"chiudere il conto" > estinzione
"chiudere l'account" > eliminare cancellazione
"chiusa fuori" > serratura chiavi duplicato
"chiuso fuori" > serratura chiavi duplicato
"ci mettete" > tempi durata
"ci rimetto" > penale rimborso
"ci ripenso" > recesso annullare
"cinque per mille" > donazioni
"classe di merito" > bonus malus
"codice sconto" > coupon voucher promo
"coi cani" > ammessi
"col cane" > animali ammessi
"col passeggino" > ascensore accessibile rampa
"come arrivo" > raggiungere raggiungerci indirizzo
"come si arriva" > raggiungere raggiungerci indirizzo
"comprare casa" > acquisto immobile mutuo
"comprare i biglietti" > biglietteria prevendita
"comprare un biglietto" > biglietteria prevendita
"con il cane" > ammessi
"con il mio" > proprio propria
"con il passeggino" > ascensore accessibile rampa
"con la mia" > propria proprio
"con la mutua" > convenzione ticket
"con la scuola" > scolaresche gruppi
"con la visa" > carta credito
"con un adulto" > accompagnati minori
"con una scritta" > personalizzata dedica
"con visa" > carta credito
"confezione regalo" > pacchetto incarto
"contrassegno disabili" > cude
"contratto a termine" > determinato
"conviene riparare" > preventivo
"coordinate bancarie" > iban bonifico
"copia chiavi" > duplicazione
"copre i danni" > garanzie
"cose perse" > smarriti oggetti
"costa di piu" > supplemento sovrapprezzo
"costi dell'agenzia" > provvigione mediazione
"costi nascosti" > supplementi extra
"creare un account" > registrazione registrarsi
"customer care" > assistenza contatti
"da bere" > bevande bar
"da che eta" > minima anni
"da mangiare" > cibo ristorante bar
"da portare via" > asporto takeaway
"da regalare" > buono confezione
"da zero" > principianti
"dal cellulare" > app
"dal telefono" > app
"dalla stazione" > transfer navetta raggiungere
"dare ad altri" > cedibile trasferibile
"dare indietro" > restituire restituzione reso
"dare le medicine" > somministrazione
"darvi una mano" > volontariato aiutare
"date i dati" > privacy terzi
"dati personali" > privacy
"denti bianchi" > sbiancamento
"denti finti" > protesi dentiera
"denti gialli" > sbiancamento
"denti storti" > ortodonzia apparecchio
"devo essere in casa" > presenza
"devo per forza" > obbligatorio obbligo
"devo portare" > occorrente documenti necessario
"devo prenotare" > obbligatoria
"di turno" > guardia notturna
"dieci ingressi" > carnet
"dimenticato di pagare" > morosita sollecito insoluto
"dimenticato di timbrare" > multa
"dimenticato la password" > reimpostare recupero ripristino
"dire una messa" > intenzioni suffragio
"disfarmi di" > smaltimento ingombranti
"diventare socio" > iscrizione tesseramento adesione
"dopo la prova" > scadenza abbonamento rinnovo
"dopo la scadenza" > ritardo tardivo
"dopo la scuola" > doposcuola pomeridiano
"dopo mezzanotte" > notturno tardivo
"dove mi cambio" > spogliatoi
"dove si butta" > smaltimento conferire raccolta
"due passaggi" > autenticazione fattori
"durano i fiori" > cura freschezza
"e ancora valido" > scadenza
"e lento" > velocita
"e malato" > assenza
"e scaduto" > rinnovo validita
"e sicuro" > sicurezza
"e vietato" > consentito
"eliminato per sbaglio" > ripristinare recuperare cestino
"entrare nel club" > iscrizione adesione
"entrare nella squadra" > iscrizione tesseramento
"entrare prima" > checkin anticipato
"entrata singola" > ingresso giornaliero
"esame di guida" > pratico patente
"esame di teoria" > teorico quiz
"esami del sangue" > prelievo analisi
"evento annullato" > rimborso rinvio
"evitare la fila" > prioritario prenotazione
"fa male" > dolore anestesia
"fa troppo caldo" > climatizzatore condizionata
"faccio la fila" > attesa coda
"far parte" > iscrizione adesione soci
"far vedere" > visita controllo
"fare benzina" > carburante pieno
"fare causa" > avvocato
"fare i compiti" > doposcuola
"fare il bagno" > balneazione nuoto
"fare il biglietto" > biglietteria acquisto
"fare il pieno" > carburante benzina
"fare la fila" > attesa coda
"fare la revisione" > collaudo
"fare la tessera" > tesseramento iscrizione
"fare ricorso" > impugnare
"fare rumore" > silenzio quiete
"fare un account" > registrazione registrarsi
"fare un regalo" > buono
"fare una festa" > eventi
"farmi richiamare" > contatti telefono
"farmi socio" > iscrizione tesseramento adesione
"fatica a camminare" > disabili accessibile motoria
"fatto un incidente" > denuncia
"fermo per strada" > soccorso stradale guasto
"festa privata" > eventi
"file per la stampa" > pdf risoluzione formato
"file troppo grande" > dimensione massima limite
"fine settimana" > weekend
"finire prima il mutuo" > estinzione anticipata
"finiti i sacchi" > distribuzione ritiro
"finito di leggere" > rinnovo proroga restituzione
"finito i giga" > soglia esauriti
"finito in acqua" > ossidazione liquidi
"finito le medicine" > ricetta prescrizione
"fiori per un funerale" > corone cuscini funebri
"fissare un" > prenotare appuntamento
"foglio rosa" > patente esame
"foto di mio figlio" > liberatoria consenso
"foto per documenti" > fototessera
"fuori italia" > estero internazionale
"gift card" > buono voucher regalo
"giocare con voi" > iscrizione tesseramento
"giorni di festa" > festivita
"gita scolastica" > scolaresche
"graffio la macchina" > franchigia
"guardia medica" > continuita assistenziale
"ha diritto" > requisiti beneficiari aventi
"ha la febbre" > allontanamento riammissione
"ho bucato" > foratura riparazione pneumatico
"ho cambiato casa" > residenza indirizzo variazione
"ho cambiato indirizzo" > residenza variazione aggiornare
"ho fretta" > urgente espresso
"ho lasciato" > smarriti dimenticati
"ho sbagliato" > errore correggere modificare errato
"ho trovato" > rinvenuto ritrovamento
"il giorno prima" > preavviso anticipo
"il mio ordine" > spedizione
"il mio pacco" > spedizione consegna tracciamento
"il prima possibile" > urgente
"il vostro numero" > telefono contatti recapiti
"in aereo" > bordo cabina
"in autobus" > raggiungere
"in carrozzina" > disabili accessibile
"in fretta" > urgente espresso rapido
"in macchina" > parcheggio raggiungere
"in magazzino" > disponibilita disponibile
"in panne" > soccorso guasto
"in quanti possiamo" > capienza massimo
"in rosso" > scoperto fido
"in treno" > stazione raggiungere
"in una volta sola" > unica soluzione
"ingresso singolo" > giornaliero
"internet lento" > velocita connessione
"intestare a me" > voltura subentro
"la messa" > celebrazioni liturgia
"la mia assicurazione" > convenzioni
"lasciare casa" > disdetta recesso rilascio
"lasciare i bambini" > miniclub babysitting
"lasciare il cane" > dogsitter custodia
"lasciare il corso" > ritiro recesso rinuncia
"lasciare in eredita" > lascito testamento
"lasciare l'appartamento" > checkout partenza
"lasciare la camera" > checkout partenza
"lasciare la macchina" > parcheggio
"lasciare la stanza" > checkout partenza
"lasciare la valigia" > deposito
"lasciare le valigie" > deposito
"lasciato a piedi" > soccorso stradale guasto
"lasciato la borsa" > smarriti oggetti
"lasciato qualcosa" > smarriti oggetti
"lascio la macchina" > parcheggio
"lavare i vetri" > finestre pulizia
"lavare il cane" > toelettatura
"lavorare con voi" > candidatura posizioni
"lavorare da casa" > remoto telelavoro smartworking
"lavorare in proprio" > partita iva autonomo
"lavorare per voi" > candidatura posizioni
"lavoro in proprio" > partita iva autonomo
"leggere il contatore" > autolettura
"letto in piu" > aggiuntivo
"letto matrimoniale" > doppia
"lezioni da casa" > online distanza
"lezioni private" > individuali
"liberare la camera" > checkout partenza
"liberarmi di" > smaltimento ingombranti
"limite della carta" > plafond massimale
"lingua dei segni" > lis sordi
"lista di attesa" > graduatoria
"mai fatto" > principianti
"mail di conferma" > verifica
"mal di denti" > urgenza dolore
"mal di schiena" > fisioterapia osteopata
"manca l'acqua" > interruzione guasto
"manca la corrente" > interruzione blackout guasto
"manca la luce" > interruzione blackout guasto
"manca un pezzo" > incompleto
"mancare da scuola" > assenza giustificazione
"mandare fiori" > consegna domicilio
"mandare indietro" > restituire restituzione reso
"mandare mia moglie" > delega
"mandare qualcuno" > delega incaricato
"mandare soldi" > bonifico trasferire
"mangiare a scuola" > mensa
"mangiare al sacco" > pranzo picnic
"mangiare all'aperto" > esterno dehors
"mangiare prima" > digiuno
"mangiare qualcosa" > bar ristoro snack
"mangiato la carta" > trattenuta sportello
"mantenere il numero" > portabilita
"medico di base" > curante famiglia
"medico di famiglia" > base curante
"mesi di caparra" > cauzione deposito
"meta prezzo" > sconto ridotto
"mettere a posto" > riparare sistemare
"mettere fuori" > esporre esposizione
"mettere il chip" > anagrafe
"mettere in palestra" > abbigliamento
"mettere in pausa" > congelamento
"mezza pensione" > cena
"mi ammalo" > malattia annullamento
"mi devo mettere" > abbigliamento
"mi fa male" > dolore urgenza
"mi faccio male" > infortunio assicurazione
"mi porto dietro" > occorrente necessario
"mi restituite" > rimborso
"mi ridate" > rimborso restituzione
"mi rivolgo" > contatti referente ufficio
"mi sento male" > emergenza urgenza
"mi sono fatto male" > infortunio urgenza
"mi sono trasferito" > residenza cambio
"mi spetta" > requisiti
"mi sta piccolo" > taglia cambio reso
"mi sta stretto" > taglia cambio reso
"mi staccano" > morosita sospensione
"mi tornano i soldi" > rimborso
"mi trasferisco" > trasloco residenza trasferimento
"miei ordini" > storico area
"miei punti" > fedelta saldo
"mobili vecchi" > ingombranti ritiro sgombero
"mobilita ridotta" > disabili accessibilita
"mollare il corso" > ritiro recesso rinuncia
"morta mia madre" > successione
"morto mio padre" > successione
"musica alta" > rumore silenzio quiete
"navigare in internet" > connessione
"nome sbagliato" > nominativo correzione
"nome utente" > username credenziali
"non abito" > residenti
"non arriva il codice" > verifica sms
"non arriva la mail" > spam posta
"non arriva" > ritardo mancata
"non c'e campo" > copertura segnale
"non ci presentiamo" > penale disdetta
"non ci sente" > sordi ipoudenti
"non ci vede" > ipovedenti ciechi
"non e ancora arrivato" > mancata ritardo consegna
"non e arrivato" > mancata ritardo consegna
"non funziona" > guasto malfunzionamento difetto assistenza problema
"non funzionano" > guasto malfunzionamento difetto assistenza problema
"non hanno ritirato" > mancata raccolta segnalazione
"non ho campo" > copertura segnale
"non ho mai fatto" > principianti
"non ho pagato" > morosita sollecito insoluto
"non ho ricevuto" > ricezione mancata
"non ho soldi" > agevolazioni contributo rate
"non mangiano carne" > vegetariani vegani
"non mangio carne" > vegetariano vegetariana
"non mi e arrivato" > mancata ritardo consegna
"non mi fa accedere" > accesso password login
"non mi fa entrare" > accesso password login
"non mi piace" > reso recesso
"non mi presento" > penale disdetta
"non mi serve piu" > disdetta recesso cessazione
"non mi va bene" > taglia cambio reso
"non pago" > morosita sollecito insoluto
"non passo l'esame" > ripetere bocciato
"non posso pagare" > rate dilazione morosita
"non posso permettermelo" > agevolazioni contributo rate
"non posso permettermi" > agevolazioni contributo
"non posso piu frequentare" > ritiro sospensione recesso
"non posso venire" > disdire annullare disdetta
"non prende" > copertura segnale
"non ricevo email" > spam notifiche
"non ricevo il codice" > verifica sms
"non ricordo la password" > reimpostare recupero
"non riesco a entrare" > accesso accedere password
"non riesco a venire" > disdire annullare disdetta
"non riesco ad accedere" > accesso password
"non riesco ad entrare" > accesso accedere password
"non risponde nessuno" > contatti assistenza
"non sa nuotare" > principianti acquaticita braccioli
"non scalda" > guasto riscaldamento caldaia
"non si accende" > guasto malfunzionamento
"non si carica" > batteria connettore ricarica
"non so compilare" > assistenza
"non so niente" > principianti
"non so nuotare" > principianti acquaticita
"non sono a casa" > assente giacenza consegna
"non sono contenta" > reclamo
"non sono contento" > reclamo
"non sono passati" > mancata raccolta segnalazione
"non sono soddisfatto" > reclamo recesso reso
"non trovo piu" > smarrito
"non va il wifi" > connessione modem router
"non va" > guasto malfunzionamento
"non viene a scuola" > assenza
"non voglio piu" > disdire annullare recesso disdetta
"non voglio pubblicita" > newsletter consenso
"numeri del contatore" > lettura autolettura
"numero di conto" > iban
"numero di telefono" > contatti recapiti
"nuoto libero" > corsie
"nuova password" > reimpostare modificare
"nuova tessera" > duplicato rinnovo
"nuovo indirizzo" > variazione residenza modifica
"odore di gas" > fuga emergenza
"oggetti persi" > smarriti rinvenuti
"oggetti smarriti" > ritrovati rinvenuti trovati dimenticati
"olio usato" > esausto
"ora di arrivo" > checkin
"orario prolungato" > posticipo doposcuola
"pacchetto regalo" > confezione incarto
"padrone di casa" > proprietario locatore
titolare > gestito gestita fondato fondata
"paga i danni" > risarcimento copertura responsabilita
"paga l'assicurazione" > copertura risarcimento indennizzo
"paga meno" > sconto ridotto
"pagano meno" > sconto ridotto
"pagare al corriere" > contrassegno
"pagare col telefono" > contactless
"pagare con il telefono" > contactless
"pagare dopo" > posticipato dilazione
"pagare il ticket" > esenzione
"pagare la mensa" > buoni pasto retta
"pagare meno" > sconto ridotto agevolazione riduzione
"pagare subito" > anticipato acconto
"pagato di piu" > rimborso conguaglio
"pagato due volte" > rimborso doppio addebito
"pagato troppo" > rimborso conguaglio
"pagina bianca" > errore browser cache
"pago meno" > sconto ridotto agevolazione riduzione
"parcheggio per residenti" > permesso
"parlare con gli insegnanti" > colloqui ricevimento
"parlare con la maestra" > colloquio ricevimento
"parlare con qualcuno" > contatti telefono assistenza
"parlare con una persona" > assistenza operatore
"parlare con" > contattare telefono
"parola chiave" > password
"part time" > parziale
"passa il camion" > raccolta ritiro
"passare a prendere" > ritiro
"passare il confine" > estero
"passate a ritirare" > raccolta
"passo a prendere" > ritiro
"password dimenticata" > reimpostare recupero
"password non va" > reimpostare recupero
"password sbagliata" > reimpostare
"paura del dentista" > anestesia ansia
"pensione completa" > trattamento pasti
"per forza" > obbligatorio obbligo
"per un giorno" > giornaliero
"perde acqua" > infiltrazione idraulico
"perdo i dati" > backup
"perdo i soldi" > rimborso penale
"perdo il biglietto" > duplicato
"perdo il volo" > riprotezione
"perdo la carta" > blocco duplicato
"perdo la coincidenza" > riprotezione
"perdo la tessera" > duplicato
"perdo le foto" > backup
"perdo un libro" > risarcimento
"perso il bancomat" > blocco
"perso il biglietto" > duplicato
"perso il cellulare" > blocco furto
"perso il telefono" > blocco furto
"perso la carta" > blocco duplicato
"perso la chiave" > duplicato
"perso la password" > reimpostare recupero
"perso la sim" > sostituzione blocco
"perso la tessera" > duplicato
"perso un libro" > risarcimento
"perso una lezione" > recupero assenza
"persone per corso" > partecipanti massimo
"pesa troppo" > eccedenza
"piano terra" > pianterreno terreno
"pochi iscritti" > minimo partecipanti attivazione
"poco alla volta" > rate rateale
"portare animali" > ammessi guinzaglio
"portare da mangiare" > cibo alimenti
"portare il cane" > animali ammessi
"portare il gatto" > ammessi trasportino
"portare il vino" > tappo
"portare indietro" > restituire restituzione reso
"portare qualcuno" > accompagnatore ospite
"portare via" > asporto takeaway ritiro
"portate i prodotti" > detergenti materiali
"posso entrare" > accesso ingresso ammesso
"posso partecipare" > ammessi requisiti
"posso portare" > ammessi consentito vietato
"posso scrivere" > email contatti
"posta certificata" > pec
"posti a sedere" > poltrona platea
"posti vicini" > assegnazione adiacenti
"posto auto" > parcheggio garage
"posto di lavoro" > posizioni impiego
"posto fisso" > indeterminato
"posto per dormire" > alloggio
"posto per mangiare" > ristorante bar
"posto vicino" > assegnazione sedile
"pranzo al sacco" > picnic
"prendere il bambino" > uscita ritiro delega
"prendere le chiavi" > consegna checkin
"prendere mio figlio" > uscita ritiro delega
"prendere un cane" > adozione canile
"prendete carte" > pagamento elettronici
"prendete la carta" > pagamento elettronici
"presentare domanda" > richiesta istanza
"preso una multa" > contravvenzione ricorso
"prestare la tessera" > cedibile nominativa
"prezzo pieno" > intero
"prima del prelievo" > digiuno
"prima del tempo" > anticipata
"prima della scadenza" > anticipata
"prima lezione" > prova
"prodotto sbagliato" > reso sostituzione
"pronto soccorso" > emergenza urgenze
"prova gratuita" > trial
"pubblicate le foto" > consenso liberatoria
"pulizia dei denti" > igiene detartrasi
"punti della patente" > decurtazione
"punti raccolti" > fedelta premi
"punto vendita" > negozio
"puo entrare" > ammessi accesso ingresso
"puo ritirare" > delega
"puo vedere i miei" > permessi visibilita
"qualcun altro" > delega
"raccolta punti" > fedelta
"raddrizzare i denti" > ortodonzia apparecchio
"registrare il cane" > anagrafe canina microchip
"restare di piu" > late checkout prolungare
"restituire la macchina" > riconsegna rientro
"ricevere le foto" > consegna galleria
"ridare il libro" > restituzione
"ridate i soldi" > rimborso
"riempire il modulo" > compilare
"rifare il bagno" > ristrutturazione
"rifare il passaporto" > rilascio rinnovo
"rifare la camera" > pulizia riassetto
"rifare la carta" > rilascio duplicato rinnovo
"rifare la tessera" > duplicato rinnovo
"rinnova da solo" > automatico tacito
"ritirare contanti" > prelievo
"ritirare gli esami" > referti
"ritirare le chiavi" > consegna checkin
"ritirare soldi" > prelievo
"rompo qualcosa" > risarcimento cauzione
"rotto il vetro" > display sostituzione
"rotto un dente" > urgenza frattura
"rubano la macchina" > franchigia
"rubato il cellulare" > blocco imei
"rubato la carta" > blocco
"sala riunioni" > meeting congressi
"saltare la fila" > prioritario
"saltare una lezione" > recupero assenza
"saltata la luce" > elettricista interruzione guasto
"salto una lezione" > recupero assenza
"sbagliato il pin" > blocco
"sbagliato l'indirizzo" > modifica errato
"sbagliato taglia" > cambio reso
"scade il buono" > validita
"scaricare dalle tasse" > detraibile detrazione
"scatole per il trasloco" > cartoni
"scegliere il posto" > assegnazione sedile
"schermo rotto" > display sostituzione
"scuola guida" > autoscuola patente
"scuola media" > secondaria
"se piove" > meteo
"se si rompe" > garanzia guasto
"se viene annullato" > rimborso
"secondo guidatore" > conducente aggiuntivo
"sedia a rotelle" > carrozzina disabili accessibilita
"sedie a rotelle" > carrozzina disabili accessibilita
"seduti fuori" > esterno dehors terrazza
"seguire da casa" > streaming
"seguire il pacco" > tracking tracciamento spedizione
"seguire l'ordine" > tracking tracciamento spedizione
"sentire dolore" > anestesia
"senza account" > ospite registrazione
"senza acqua" > interruzione guasto
"senza appuntamento" > libero
"senza ascensore" > scale
"senza avvertire" > mancata penale
"senza avvisare" > mancata penale
"senza biglietto" > multa
"senza carne" > vegetariani vegani
"senza colazione" > esclusa pernottamento
"senza connessione" > offline
"senza cuffia" > obbligatoria
"senza esperienza" > formazione
"senza etichetta" > reso cartellino
"senza genitori" > accompagnati minori
"senza glutine" > celiaci celiachia
"senza gradini" > accessibile
"senza i genitori" > accompagnati minori
"senza latte" > lattosio latticini
"senza luce" > interruzione guasto
"senza macchina" > autobus treno raggiungere
"senza pagare" > gratuito gratis
"senza prenotare" > libero
"senza prenotazione" > libero
"senza registrarmi" > ospite account
"senza ricetta" > banco
"senza scale" > accessibile
"senza scontrino" > prova acquisto
"senza spid" > accesso
"senza un adulto" > accompagnati minori
"servizio clienti" > assistenza contatti
"si blocca" > problema errore
"si chiude da solo" > errore crash
"si e rotto" > guasto garanzia
"si entra" > ingresso accesso
"si fa male" > infortunio assicurazione
"si paga per" > prezzo costo gratuito
"si possono portare" > ammessi consentiti vietato
"si puo mangiare" > consumare ristoro
"si rinnova automaticamente" > tacito
"si scarica" > batteria
"siete chiusi" > chiusura orario
"smesso di funzionare" > guasto garanzia difetto
"so gia qualcosa" > livello intermedio avanzato
"soldi indietro" > rimborso
"solo un giorno" > giornaliero
"solo una notte" > soggiorno minimo
"sono coperto" > copertura esclusioni
"sono in ritardo" > tolleranza
"sono pensionato" > over ridotto
"sono studente" > ridotto
"sospendere l'abbonamento" > congelamento pausa
"spese del conto" > canone
"sposarsi in comune" > civile
"sta per scadere" > rinnovo
"staccare la luce" > cessazione sospensione
"state assumendo" > candidatura posizioni lavora
"stima dei costi" > preventivo
"sto male" > malattia urgenza
"strisce blu" > parcheggio sosta pagamento
"su piu dispositivi" > sincronizzazione
"sul cellulare" > app mobile
"tavoli fuori" > esterno dehors terrazza
"tavolo per" > prenotazione coperti
"tenere di piu" > proroga prolungamento rinnovo
"tenere i mobili" > deposito magazzino custodia
"tenere il numero" > portabilita mantenere
"tenere piu a lungo" > proroga prolungamento rinnovo
"tenere un libro" > durata
"tessera punti" > fedelta
"tingere i capelli" > colore tinta
"tirare giu i dati" > esportare export
"togliere i peli" > depilazione ceretta
"togliere il dente" > estrazione
"togliere un dente" > estrazione
"togliere un utente" > rimuovere
"togliermi dalla lista" > disiscrizione newsletter cancellazione
"tornare a scuola" > riammissione rientro
"torta di compleanno" > personalizzata ordinazione
"troppe mail" > notifiche newsletter disiscriversi
"troppi chilometri" > eccedenti
"troppo caro" > costo prezzo
"troppo grande" > taglia cambio reso
"troppo grandi" > taglia cambio reso
"troppo pesante" > eccedenza massimo
"troppo piccolo" > taglia cambio reso
"troppo stretto" > taglia cambio reso
"troppo tardi" > scadenza termine
"tutto pieno" > esaurito completo
"ultimo giorno" > scadenza termine
"un po alla volta" > rate rateale
"un'altra biblioteca" > interbibliotecario
"una certa eta" > anziani senior
"una sola notte" > soggiorno minimo
"usare gratis" > piano free
"uscire dall'associazione" > recesso dimissioni
"uscire dalla newsletter" > disiscrizione
"va lento" > velocita
"vale ancora" > validita scadenza
"vale il biglietto" > validita
"vecchi mobili" > ingombranti ritiro sgombero
"vecchie fatture" > storico archivio
"vedere la casa" > visita appuntamento immobile
"vedere un appartamento" > visita appuntamento
"vedere un medico" > visita appuntamento
"vendere la casa" > valutazione immobile
"venirci a prendere" > transfer navetta
"venire a prendere" > ritiro
"venite a casa" > sopralluogo
"venite a prenderci" > transfer navetta
"venuto a mancare" > decesso
"verifica in due" > autenticazione fattori
"versione precedente" > ripristinare cronologia
"vestiti vecchi" > usati donazione
"vetro crepato" > display sostituzione
"vi scrivo" > email contatti
"viaggia da solo" > accompagnati minori
"viaggio annullato" > rimborso recesso
"vogliamo sposarci" > pubblicazioni
"voglio aiutare" > volontariato donazione
"voglio disdire" > cessazione
"volo cancellato" > rimborso riprotezione compensazione
"volo in ritardo" > compensazione rimborso
"zona a traffico limitato" > ztl
`;
