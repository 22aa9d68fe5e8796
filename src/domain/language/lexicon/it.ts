/**
 * Italian words of customers and pages; `lexicon.ts` tells how to read them. Data, hence the length.
 */
export const ITALIAN_LINES = `
abbonamento abbonarsi abbonarmi abbono
acconto caparra
account profilo utenza
aereo volo aeromobile
affittare locazione affittarlo affittasi
aggiornare aggiornarlo update
aggiungere aggiunta aggiungerlo
alcol alcool
allacciare allaccio
allarme antifurto
allenarsi allenarmi allenamento
allergia allergico allergeni
alloggio alloggiare
ambulatorio clinica
amministratore admin
animale animaletto bestiola bestia pet
annuale anno annuo
annullare cancellare disdire disdetta disdicono
anziano anziani senior
app applicazione
apparecchio ortodonzia ortodontico
appartamento alloggio
aprire aperto apertura
armadietto lucchetto
articolo prodotto
ascensore montascale elevatore
asciugacapelli phon fon
asciugamano asciugamani telo
asilo nido materna infanzia
aspettare attesa attendere
assenza assentarsi
assicurare assicurativo assicurarsi assicurarmi
assistenza supporto aiuto aiutarmi
associarsi associarmi socio associazione
assortimento gamma catalogo
assumere assunzione assumete assunto
attivare attivarlo
attrezzatura attrezzi equipaggiamento strumentazione
audioguida guida
autobus bus pullman
automobile auto macchina autovettura vettura
autoscuola scuolaguida
autostrada casello pedaggio
autunno autunnale
avvisare avvisarmi comunicare
avvocato legale
azienda ditta impresa societa
babysitter tata bambinaia
bagaglio valigia
bagno toilette wc igienici
ballo danza
bambino bimbo
bando concorso
barba rasatura rasare
barbecue grigliata
barbiere parrucchiere
battesimo battezzare battezzarlo
bere bevo bevanda
biblioteca bibliotecario bibliotecaria
bici bicicletta
bidone cassonetto contenitore
biglietto ticket
bio biologico
bloccare bloccarlo
bolletta fattura
caffetteria bar bistrot
cagnolino cagnetta cane
calcio calcetto pallone
camera stanza
campeggio camping campeggiare
camper roulotte caravan
candidatura candidarsi candidarmi candidato
cantare coro
capienza capacita
caricabatterie caricatore alimentatore
carrozziere carrozzeria
catering banchetto rinfresco buffet
cauzione deposito
cavallo equitazione maneggio
celiaco celiachia
ceretta depilazione epilazione depilarsi
certificato attestato
checkin registrazione accettazione
checkout partenza
chiesa parrocchia
chilometraggio chilometri km
chiudere chiuso chiusura
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
concerto musica live
condividere condivisione condiviso
condizionatore climatizzatore
condominio condominiale amministratore
conferenza convegno congresso seminario
confessarsi confessione confessarmi
consegna spedizione
consegnare consegnarlo recapitare
consiglio suggerimento consigliare
consulenza consulto
contattare contattarvi contattarla
contributo sussidio bonus sovvenzione
controllo verifica verificare controllarlo
copertura coprire coperto
correggere correzione corretto rettifica rettificare
corso lezione
curriculum cv
danno danneggiare
dente dentale dentario
dentista odontoiatra odontoiatria
denuncia querela
dermatologo dermatologia
dimenticare scordare
dimettersi dimissioni dimesso
dipendente personale staff
direttore direttrice dirigente direzione
disabile disabilita handicap handicappato invalido
disattivare disattivarlo
discarica ecocentro isola
disinfestazione derattizzazione
disponibile disponibilita
divorzio divorziare separazione
doccia docce
documento documenti
dogana doganale
dolce dessert
domanda richiesta istanza
economico conveniente
elementari elementare primaria
eliminare eliminarlo cancellare rimuovere rimozione
email mail
emergenza urgenza
eredita successione ereditare
errore sbaglio sbagliare errato
esame analisi
esaurito completo
escluso escludere esclusione
esportare export
estrarre estrazione estratto
evento manifestazione
famiglia familiare familiari nucleo
farmacia farmacista farmaceutico
fattoria agriturismo masseria
ferie vacanza
filiale succursale agenzia
finestra serramento infissi
fiore fioraio floreale
firmare sottoscrivere sottoscrizione
fisioterapia fisioterapista riabilitazione
foto fotografia fotografare
fotocopia copia
fotovoltaico pannelli
frigorifero frigo frigobar minibar
funerale esequie onoranze
furgone camioncino van
gara competizione torneo
garanzia garantire
gatto gattino micio micia felino
giardiniere giardinaggio giardino
ginecologo ginecologia
giornaliero quotidiano quotidianamente
gita escursione
gommista pneumatici
gratis gratuito gratuitamente
gruppo comitiva
guasto guastarsi malfunzionamento avaria
guidatore conducente
hotel albergo
imbianchino tinteggiatura imbiancare imbiancatura pittore tinteggiare
immobile immobiliare
immondizia spazzatura rifiuti pattume
impianto impianti implantologia
incidente sinistro
incinta gravidanza gestante
indennizzo risarcimento
indirizzo sede ubicazione
informare info
ingresso accesso
iniziare inizio cominciare incominciare avvio
inquilino affittuario conduttore locatario
insegnare docente
installare installarlo
internet web online
interprete traduttore
inverno invernale
invitare invitarlo
iscrivere iscritto iscrizione iscriversi iscrivermi iscriverlo iscriverci
iscrizione adesione aderire tesseramento
istruttore istruttrice maestro trainer coach allenatore
istruzioni manuale guida
laboratorio workshop
lavare lavaggio
lavatrice lavanderia
lavoro impiego occupazione
leggere lettura lettore
lenzuolo biancheria
libro volume
licenza autorizzazione permesso concessione
lista elenco
locandina poster
logout disconnettersi disconnettere scollegare scollegarsi
lontano distanza
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
medico dottore dottoressa
mensa refettorio
mensile mese
mercato mercatino bancarelle
minorenne minore
mobile arredamento
modem router
modificare modifica modificarlo cambiare
modulo modulistica formulario
moglie coniuge consorte
montare montaggio assemblaggio assemblare montarlo
mora morosita
morto decesso deceduto defunto
mostra esposizione esporre
moto motocicletta scooter motorino ciclomotore
mutuo finanziamento prestito
navetta shuttle transfer
necessario serve occorrere necessita
negozio bottega shop store
neonato bebe
noleggio noleggiare nolo affittare noleggiarlo
notaio notarile
notifica avviso
notte notturno
obbligo obbligatorio obbligatoriamente
obliterare convalidare timbrare
oculista oculistica
operatore gestore
otturazione carie
pacco pacchetto plico
palestra fitness
panetteria panificio fornaio panettiere
panorama vista
parcheggio parcheggiare posteggio posteggiare sosta
parco giardini
parente familiare familiari congiunto
parroco sacerdote prete
parrucchiere parrucchieri acconciatore acconciature
partecipare aderire adesione
password credenziali
pasticceria pasticcere pasticcini dolci
pasto vitto
pediatra pediatria
perdere perso smarrire
permettere permesso consentire ammesso ammettere concesso
peso chili kg
pianterreno pianoterra terreno
pile batterie
pioggia piovere maltempo
pizza pizzeria
polizza assicurazione
pomeriggio pomeridiano
portiere portineria portinaio
prelevare prelievo
prenotare riservare prenotarlo prenotarmi prenotarsi prenotarci
prestito imprestare prestarmi
prezzo costo tariffa listino tariffario
primavera primaverile
problema difficolta inconveniente
proprietario titolare
prorogare prolungare prolungarlo
provare provarlo
psicologo psicologia psicoterapeuta psicoterapia
pulire pulizia
puntura iniezione
quadro dipinto
quota contributo
radiografia raggi lastra rx
ragazzo giovane adolescente
raggiungere raggiungerci raggiungervi raggiunto
rata rateale rateizzare
recedere recesso disdire disdetta
recensione recensire opinione feedback
reception receptionist portineria
reclamo lamentela lamentarsi lamentarmi lamentare
referto esito
regalo regalarlo
registrare registrarsi registrarmi
regola norma
reimpostare ripristinare resettare reset recuperare
requisito condizione
rescindere rescissione recesso disdetta risoluzione
responsabile referente
restituire restituzione restituirlo reso rendere riconsegnare riportare riportarlo
ricambio pezzo
ricarica ricaricare colonnina wallbox
ricetta prescrizione impegnativa prescrivere prescritto
richiedere richiesta chiedere
riciclare riciclaggio
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
rivista giornale periodico
roaming estero
rompere rotto rottura rompersi
rubare furto
rumore baccano schiamazzi chiasso
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
sconto ridotto riduzione agevolazione
scorta magazzino giacenza
seggiolino rialzo ovetto
sera serale
serratura fabbro
settimanale settimana
sgombero svuotare
sicuro sicurezza
silenzio silenzioso quiete
sim esim
smartworking telelavoro remoto
smettere smesso interrompere interruzione cessare
sms messaggio messaggino
socio tesserato membro
soggiorno pernottamento permanenza
soldi denaro
sordo ipoacusico ipoudente
sospendere sospensione sospeso
sostituire sostituzione sostituirlo rimpiazzare
spa benessere terme wellness
spedire spedirlo inviare invio inviarlo mandare mandarlo
spese costi oneri
spettacolo rappresentazione show
spiaggia spiagge stabilimento lido
spiegare istruzioni
spogliatoio cambiarsi cambiarmi
spostare spostarlo rimandare posticipare rinviare rinvio
squadra team
stampa tipografia
sterilizzare castrare
stipendio paga salario retribuzione retribuito
stirare ferro stireria
stiva imbarcare imbarcarsi
straniero extracomunitario immigrati
suonare musica musicale
supplemento sovrapprezzo maggiorazione extra
taglio tagliare
takeaway asporto
tatuaggio tatuare
telecamera videosorveglianza
telefonare telefono chiamare
telefonino cellulare smartphone cellulari
televisore televisione tv
temperatura gradi
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
treno ferrovia ferroviario ferroviaria
tributo tasse
trucco makeup
truffa frode
ufficio uffici sportello
umido organico
unghie manicure pedicure
universita ateneo universitario
urbanistica edilizia edilizio
usare uso utilizzare usarlo utilizzarlo
uscire esco
vegano vegana
vegetariano vegetariana veggie
verdura ortaggi
vestito abbigliamento abiti indumenti
veterinario veterinaria
viaggio viaggiare
vietare divieto proibire
volantino flyer depliant brochure
volontario volontariato
votare elezioni elettorale elettore
wifi wireless
zona quartiere dintorni vicinanze
allacciare allaccio > attivazione fornitura
allagamento infiltrazione rubinetto lavandino tubo > idraulico
allegato > documenti file
allungare estendere estensione > proroga rinnovo prolungamento
ambulanza soccorso > emergenza
ammaccato graffiato graffio ammaccatura rovinato > danno danneggiato
annullarlo cancellarlo disdirlo > annullare cancellare disdire disdetta
antipasto contorno dessert > menu
antipulci pulce zecca > antiparassitari parassiti
apertura aperto > orario
appuntamento > visita prenotazione
aprite chiudete > orario apertura chiusura
arachidi nocciole lattosio crostacei soia > allergeni allergie
aspirina tachipirina antibiotico antidolorifico ibuprofene > farmaco medicinale
atterrare atterraggio > arrivo
autolettura > lettura
bachata tango hiphop > ballo danza
badante caregiver > assistenza
bambino > minori
bancomat pagobancomat > carta debito
bancomat pos > pagamento
barboncino labrador bulldog chihuahua bassotto cucciolo > cane animali
beneficenza solidarieta > donazioni
benzina gasolio diesel > carburante
benzinaio distributore > carburante
biglietteria > cassa
bimba figlio figlia > bambini
bistecca pollo salsiccia > carne
blackout interruzione > guasto
bloccato > sblocco
bocciato respinto > ripetere esame
bollo > tassa
browser chrome firefox safari > compatibilita
bug crash > errore problema
bus autobus pullman tram filobus > linea fermata
buttare gettare > conferire smaltimento
caffe cappuccino espresso > bar caffetteria
calzolaio scarpe > riparazione
cambiarlo cambiarmi cambiarsi > cambiare modificare
camper roulotte tenda > piazzola
cancellarmi disiscrivermi disiscriversi > cancellare disiscrizione disdetta
cane > animali
caparra acconto > deposito cauzione
carabinieri polizia vigili > autorita municipale
caro > costo prezzo
carrello > acquisto ordine
carroattrezzi traino > soccorso stradale
celiaco celiachia > glutine
checkup > visita controllo
chirurgia chirurgico > intervento operazione
cliente visitatore > ospiti
coca succo aranciata acqua > bevande
coincidenza > cambio
colf domestica > pulizie
compleanno laurea battesimo comunione > feste eventi
configurare > impostare
congelare pausa > sospensione sospendere
contattarvi chiamarvi telefonarvi scrivervi raggiungervi > contatti telefono email
corrente elettricita > energia
corriere dhl ups gls bartolini > spedizione consegna
costume occhialini ciabatte accappatoio > abbigliamento
coupon voucher > buono
crociera tour vacanza > viaggio
custodia guardaroba > deposito
decollo > partenza
direttore direttrice > responsabile
disabile invalido carrozzina > barriere accessibilita
divano armadio tavolo letto > mobili
divano materasso armadio > ingombranti
dormire > pernottamento soggiorno camera
dvd bluray film > audiovisivi
ebook kindle audiolibro > digitale
elemosina > offerta donazione
escursione passeggiata trekking camminata > sentiero
esperto > avanzato
estero > internazionale
febbre influenza raffreddore tosse > malattia sintomi
ferragosto natale pasqua capodanno epifania > festivi festivita
festivita > festivi
fibra adsl > internet connessione
fissare > prenotare appuntamento
foratura bucato forare > pneumatici gomma
forno microonde fornelli > cucina dotazione
fototessera > foto fotografie documenti
franchigia kasko > copertura
frigorifero televisore lavatrice > raee elettrodomestici ingombranti
fumare > divieto
gabinetto > bagno toilette igienici
garage box autorimessa > parcheggio
gattino micio gatto criceto coniglio > animali
giacca cappotto giubbotto > guardaroba
giga traffico > dati
ginnastica aerobica > fitness corsi
gioielli anello collana orologio > gioielleria oreficeria
gioielli contanti > valori cassaforte
grande > dimensione
grandine allagamento incendio > danni sinistro
guinzaglio museruola > cani animali
hackerato violato > sicurezza
helpdesk helpline callcenter > assistenza supporto contatti
immondizia spazzatura sacchetto > raccolta
imparare apprendere > corso
incartare > regalo confezione
incendio estintore > antincendio
inglese francese tedesco spagnolo > lingua
insoddisfatto scontento deluso > reclamo
intasato otturato sturare > scarico spurgo
internet connessione hotspot > wifi
iphone samsung android huawei xiaomi > smartphone cellulare telefono
iscriverlo iscrivermi registrarmi > iscrizione registrazione
lamentarmi protestare > reclamo segnalazione
lattosio > latticini latte
lenzuola asciugamani federe > biancheria
lezione insegnante > corsi
libero > disponibile disponibilita
libreria > libri
libro fumetto rivista quotidiano > prestito
liquidi forbici coltello > sicurezza
login loggarmi loggarsi loggare > accesso accedere
luce gas > energia fornitura
lunghezza lungo larghezza altezza > dimensioni
mare lago > spiaggia
mastercard amex maestro > carta credito
match > partita gara
metropolitana > metro
misura > taglia
monolocale bilocale trilocale > appartamento
mucca capra pecore galline > animali fattoria
multa contravvenzione ammenda > sanzione
muratore ristrutturare rifare > edilizia
neonato bebe > bambini
nipotino nipote > bambini
nonno pensionato > anziani senior
nuotare > piscina
occhiali lenti > ottica vista
officina meccanico carrozzeria > riparazione
ombrellone sdraio lettino > spiaggia
pagella > voti
pane panino pagnotta focaccia > panificio forno
pantaloni camicia maglietta gonna maglione > abbigliamento
papa mamma madre padre > genitori
pappagallo canarino uccellino > uccelli volatili animali
party festeggiare > festa
passaporto patente identita > documento documenti
paypal satispay klarna postepay applepay > pagamento
pensione locanda albergo > struttura
phishing truffa > sicurezza frode
pietanza > piatto
pillola pastiglia compressa > farmaci medicinali
plastica vetro lattine > differenziata raccolta
poltrona > posti sedile
pony cavalli > equitazione maneggio
povero disoccupato > agevolazioni reddito
pranzo cena > pasti ristorante
prezzo costo > quota canone
professore professoressa maestra prof > docente insegnanti
proiettore lavagna microfono > attrezzatura
rampa pedana > accessibilita
release > versione
riavere > rimborso restituzione
ricezione > segnale copertura
riconsegnare > restituzione rientro
ricovero rsa > anziani
ridarlo renderlo rimandarlo rispedire rispedirlo > restituire restituzione reso
rinunciare rinuncio > annullare disdire recesso
ripensarci > ripensamento recesso
risultato > esito referto
romanzo giallo fumetto > libri
rotto rompere guastare > danno danneggiato difettoso riparazione
rubato scippato ladro derubato > furto denuncia
ruota > pneumatici
sandali stivali ciabatte sneakers > scarpe calzature
sauna hammam idromassaggio > benessere spa
scale gradini scalini > accessibilita ascensore barriere
scarafaggi formiche topi cimici > disinfestazione
scontrino > ricevuta
scuolabus > trasporto scolastico
sfalci potature erba foglie > verde
sigaretta svapare sigaro > fumare
sistemarlo > riparare
sito website > web
skipass sciovia seggiovia funivia > impianti
snowboard sci > piste
sopralluogo > preventivo
spam newsletter > comunicazioni
sparito scomparso dimenticato scordato > smarrito
spendere spesa > costo prezzo
sporco sporcizia > pulizia
sportello bancomat > prelievo
stampelle deambulatore > accessibilita disabili
stufa caldaia termosifone > riscaldamento
suite singola matrimoniale doppia > camera
superiori liceo > secondaria
suv berlina utilitaria cabrio > auto veicolo
tagliando > manutenzione
tari imu tasi > tributi tassa
teenager adolescente ragazzino > giovani minori
temporale pioggia vento > maltempo meteo
tenda bungalow > campeggio
tennis padel calcetto basket pallavolo > campo sport
torta tiramisu crostata > dolce pasticceria
trovato > rinvenuto ritrovamento
tulipani orchidea margherite girasoli > fiori
upgrade business > classe
vacanza villeggiatura > soggiorno
vaccinarmi vaccinarlo vaccinarsi > vaccino
valigia trolley borsone zaino > bagaglio
vegano vegetariano > vegetale menu
veloce urgente > espresso
vendete > vendita acquisto
versare > pagamento
vespe calabroni nido > disinfestazione
vestirsi vestirmi vestito > abbigliamento
video > riprese
villa villetta mansarda > appartamento immobile
vino birra prosecco spumante spritz aperitivo > alcolici bevande
whatsapp telegram > messaggio chat contatti
yoga pilates zumba spinning crossfit > corsi fitness
ztl > limitato traffico
"a casa" > domicilio
"a rate" > rateale rateizzare finanziamento
"accettate visa" > carta credito
"acqua del rubinetto" > potabile
"aiuti economici" > contributi sussidio
"al posto mio" > delega
"alle prime armi" > principianti base
"analisi del sangue" > prelievo esami laboratorio
"ancora posti" > disponibilita disponibili
"andare a prendere" > ritiro
"aprire un account" > registrazione registrarsi
"aspetto un bambino" > gravidanza
"auto elettrica" > ricarica colonnina
"avanzi di cibo" > umido organico
"bagaglio a mano" > cabina
"biglietti da visita" > stampa tipografia
"biglietto di entrata" > ingresso
"buono regalo" > voucher giftcard
"buono sconto" > coupon voucher
"buttare via" > smaltire rifiuti
"c'e posto" > disponibilita disponibili
"caduto in acqua" > ossidazione liquidi
"cambiare casa" > trasloco
"cambiare data" > spostare modificare modifica
"cambiare idea" > recesso annullare ripensamento
"cambiare il pannolino" > fasciatoio nursery
"cambiare indirizzo" > residenza domicilio
"cambiare operatore" > portabilita
"cambiare password" > reimpostare modificare
"cambiato idea" > recesso annullare ripensamento
"cambio di indirizzo" > residenza
"cambio idea" > recesso annullare ripensamento
"cambio olio" > tagliando manutenzione
"cancellare il mio account" > eliminare chiusura
"carro attrezzi" > soccorso traino
"carta da regalo" > confezione
"carta di identita" > cie
"carta regalo" > buono voucher
"cassetta di sicurezza" > cassaforte
"cercare casa" > immobili affitto vendita
"cercate personale" > lavoro candidature posizioni
"certificato medico" > idoneita
"certificato sportivo" > idoneita agonistica
"check in" > checkin arrivo registrazione
"check out" > partenza checkout
"chiuso fuori" > serratura chiavi duplicato
"ci ripenso" > recesso annullare
"cinque per mille" > donazioni
"codice sconto" > coupon voucher promo
"col cane" > animali ammessi
"come arrivo" > raggiungere raggiungerci indirizzo
"come si arriva" > raggiungere raggiungerci indirizzo
"comprare casa" > acquisto immobile mutuo
"con la visa" > carta credito
"con visa" > carta credito
"copia chiavi" > duplicazione
"customer care" > assistenza contatti
"da bere" > bevande bar
"da mangiare" > cibo ristorante bar
"da portare via" > asporto takeaway
"da zero" > principianti base
"dal cellulare" > app
"dal telefono" > app
"dare indietro" > restituire restituzione reso
"denti storti" > ortodonzia apparecchio
"devo per forza" > obbligatorio obbligo
"di turno" > guardia notturna
"dimenticato la password" > reimpostare recupero ripristino
"diventare socio" > iscrizione tesseramento adesione
"dopo la scuola" > doposcuola pomeridiano
"dove mi cambio" > spogliatoi
"dove si butta" > smaltimento conferire raccolta
"esami del sangue" > prelievo analisi
"far parte" > iscrizione adesione soci
"fare benzina" > carburante pieno
"fare il bagno" > balneazione nuoto
"fare la fila" > attesa coda
"fare la tessera" > tesseramento iscrizione
"fare un account" > registrazione registrarsi
"fare un regalo" > buono
"farmi richiamare" > contatti telefono
"farmi socio" > iscrizione tesseramento adesione
"festa privata" > eventi
"fine settimana" > weekend
"foglio rosa" > patente esame
"foto per documenti" > fototessera
"gift card" > buono voucher regalo
"ho bucato" > foratura riparazione pneumatico
"ho lasciato" > smarriti dimenticati
"ho sbagliato" > errore correggere modificare errato
"il mio ordine" > spedizione
"il mio pacco" > spedizione consegna tracciamento
"il prima possibile" > urgente
"in macchina" > parcheggio raggiungere
"in magazzino" > disponibilita disponibile
"in panne" > soccorso guasto
"in quanti" > capienza massimo persone
"in treno" > stazione raggiungere
"lasciare la macchina" > parcheggio
"lavare il cane" > toelettatura
"lavorare con voi" > candidatura posizioni
"lavorare da casa" > remoto telelavoro smartworking
"letto in piu" > aggiuntivo
"letto matrimoniale" > doppia
"liberare la camera" > checkout partenza
"lista di attesa" > graduatoria
"mal di denti" > urgenza dolore
"mal di schiena" > fisioterapia osteopata
"manca la corrente" > interruzione blackout guasto
"manca la luce" > interruzione blackout guasto
"mandare indietro" > restituire restituzione reso
"mantenere il numero" > portabilita
"mettere a posto" > riparare sistemare
"mezza pensione" > trattamento cena
"mezzi pubblici" > autobus treno trasporto
"mi fa male" > dolore urgenza
"mi sento male" > emergenza urgenza
"mi trasferisco" > trasloco residenza trasferimento
"mobilita ridotta" > disabili accessibilita
"nome utente" > username credenziali
"non e ancora arrivato" > mancata ritardo consegna
"non e arrivato" > mancata ritardo consegna
"non funziona" > guasto malfunzionamento difetto assistenza problema
"non funzionano" > guasto malfunzionamento difetto assistenza problema
"non ho mai fatto" > principianti base
"non ho pagato" > mora sollecito insoluto
"non ho ricevuto" > ricezione mancata consegna
"non mangio carne" > vegetariano vegetariana
"non mi e arrivato" > mancata ritardo consegna
"non mi piace" > reso recesso
"non mi va bene" > taglia cambio reso
"non posso venire" > disdire annullare disdetta
"non prende" > copertura segnale
"non ricordo la password" > reimpostare recupero
"non riesco a entrare" > accesso accedere password
"non riesco a venire" > disdire annullare disdetta
"non riesco ad accedere" > accesso password
"non riesco ad entrare" > accesso accedere password
"non si accende" > guasto malfunzionamento
"non sono contenta" > reclamo
"non sono contento" > reclamo
"non sono soddisfatto" > reclamo recesso reso
"non trovo piu" > smarrito
"non va" > guasto malfunzionamento problema
"non viene a scuola" > assenza
"non voglio piu" > disdire annullare recesso disdetta
"numero di telefono" > contatti recapiti
"ogni giorno" > giornaliero quotidiano
"ora di arrivo" > checkin
"padrone di casa" > proprietario locatore
"parlare con qualcuno" > contatti telefono assistenza
"parlare con" > contattare telefono
"parola chiave" > password
"part time" > parziale orario
"passare a prendere" > ritiro
"passo a prendere" > ritiro
"password dimenticata" > reimpostare recupero
"pensione completa" > trattamento pasti
"piano terra" > pianterreno terreno
"portare da mangiare" > cibo alimenti
"portare il cane" > animali ammessi
"portare indietro" > restituire restituzione reso
"portare via" > asporto takeaway ritiro
"posso entrare" > accesso ingresso ammesso
"posta certificata" > pec
"posti a sedere" > poltrona platea
"posto auto" > parcheggio garage
"posto di lavoro" > posizioni impiego
"posto per mangiare" > ristorante bar
"prima lezione" > prova
"pronto soccorso" > emergenza urgenze
"pulizia dei denti" > igiene detartrasi
"punto vendita" > negozio
"qualcun altro" > delega
"raccolta punti" > fedelta
"restituire la macchina" > riconsegna rientro
"ridate i soldi" > rimborso
"riempire il modulo" > compilare
"sala riunioni" > meeting congressi
"scegliere il posto" > assegnazione sedile
"schermo rotto" > display sostituzione
"scuola guida" > autoscuola patente
"scuola media" > secondaria
"secondo guidatore" > conducente aggiuntivo
"sedia a rotelle" > carrozzina disabili accessibilita
"sedie a rotelle" > carrozzina disabili accessibilita
"senza biglietto" > multa sanzione
"senza genitori" > accompagnati minori
"senza macchina" > autobus treno raggiungere
"senza pagare" > gratuito gratis
"servizio clienti" > assistenza contatti
"si blocca" > problema errore
"si entra" > ingresso accesso
"si paga" > prezzo costo gratuito
"si scarica" > batteria
"siete chiusi" > chiusura orario
"soldi indietro" > rimborso
"sto male" > malattia urgenza
"tenere di piu" > proroga prolungamento rinnovo
"tenere piu a lungo" > proroga prolungamento rinnovo
"tessera punti" > fedelta
"togliere un dente" > estrazione
"troppo grande" > taglia cambio reso
"troppo piccolo" > taglia cambio reso
"tutti i giorni" > giornaliero quotidiano
"tutto pieno" > esaurito completo
"ultimo giorno" > scadenza termine
"venire a prendere" > ritiro
"zona a traffico limitato" > ztl
`;
