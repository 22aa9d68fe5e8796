/**
 * English words of customers and pages; `lexicon.ts` tells how to read them. Data, hence the length.
 */
export const ENGLISH_LINES = `
abroad overseas
absent absence
accident collision
accommodation lodging
administrator admin
admit admission
advise advice
agree agreement
airplane aeroplane aircraft
allergy allergic allergen
aluminium aluminum
amend modify
anaesthetic anesthetic anaesthesia anesthesia
annual yearly
antenatal prenatal
apartment flat
apologise apology
apply application
apprentice apprenticeship
arrears outstanding
assemble assembly
attic loft
aubergine eggplant
author writer
backpack rucksack
bake bakery baker
bangs fringe
baptism christening
barbecue bbq
basement cellar
basket cart trolley
bicycle bike cycle
bite bitten
blocked clogged
born birth
borrow loan
boss manager
breastfeed breastfeeding
bug glitch
bulky oversized
burglar burglary
bursary scholarship
buyer purchaser shopper
campsite campground
canteen cafeteria refectory
carer caregiver
cashpoint atm
catalogue catalog
cemetery graveyard churchyard
centimetre centimeter cm
chairman chairwoman chairperson
charity charitable nonprofit
cheap cheapest inexpensive affordable
chips fries
chiropodist podiatrist podiatry chiropody
choose choice select
christened baptised baptism
christmas xmas
citizenship nationality
close closure
clothes garments
coeliac celiac
colleague coworker
colour color
complain complaint
concert gig
confidential secrecy
consume consumption usage
contract agreement
counselling counseling
courgette zucchini
creche daycare
crisps snacks
cupboard closet
curtains drapes
cutlery silverware
dad daddy father
daily everyday
damp moisture humidity
danger dangerous hazardous
deadline cutoff
deep depth
defibrillator aed
delete erase remove
dessert pudding
diarrhoea diarrhea
die dead deceased
diet dietary
dietician dietitian nutritionist
dinner supper
dirty filthy unclean
discount reduction rebate
doctor physician gp
document file
donate donor
drink drank beverage
drive drove driven
duvet comforter quilt
dvd bluray
dyed tint
eat ate eaten
electrician electrical
enter entry entrance
entry admission admittance
equipment gear
exam examination
excess deductible
excursion outing
expensive pricey costly
extend extension
extra additional
eyesight vision
fail failure
favourite favorite
feedback review
fibre fiber
film movie
finish end
flatmate roommate housemate
florist flowers
flu influenza
fly flown flight
football soccer
forbidden prohibited banned
forename firstname
forget forgot forgotten
fortnightly biweekly
freelance freelancer
freeze froze frozen
fridge refrigerator
funeral burial
glasses spectacles eyeglasses
glossy shiny
goods merchandise products
grades marks
grandma granny gran nan grandmother
grandpa grandad granddad grandfather
grey gray
guesthouse bnb
gynaecologist gynecologist gynaecology gynecology
hairstylist stylist hairdresser
hallway corridor
headteacher headmaster headmistress principal
heavy weight weigh
height tall
helpdesk support
helpline hotline
hob stove cooker
hoover vacuum
husband wife spouse
id identification identity
illness disease sickness
infect infectious contagious
inform info
inheritance heir
injure injury
inquire enquire inquiry enquiry
instalment instalments installment installments
internship trainee
interval intermission
jacuzzi whirlpool hottub
jewellery jewelry
join enrol enroll
journey trip
jumper sweater pullover
kerb curb
kilogram kilo kg
kilometre kilometer km
landlord landlady
laundrette launderette laundromat
lawyer solicitor attorney
leaflet flyer brochure pamphlet
legacy bequest
lend lent loan
linen bedding
litre liter
login signin logon
logout signout logoff
lorry truck
mac macos osx
mail post
mailbox postbox letterbox
makeup cosmetics
mandatory compulsory obligatory
marry marriage wedding
maths mathematics
maximum max
medicine medication
meet meetup
men gents gentlemen
metro subway
minimum min
missing misplaced vanished disappeared mislaid
mistake error
motorbike motorcycle
motorhome campervan
motorway highway freeway
mould mold
mum mom mummy mommy mother
nappy diaper
nearby near
nearest closest
necessary required
neighbour neighbor
neuter spay castration
noisy noise
noon midday lunchtime
nursery kindergarten preschool
occupant occupancy occupied
optician optometrist
organiser organizer
orthopaedic orthopedic
outage blackout
overdrawn overdraft
paediatric pediatric
participant attendee
password passcode
pavement sidewalk
pension retirement
permit permission
petrol gasoline
photo photograph picture snapshot
photographer photography
physio physiotherapist physiotherapy
postcode zip
pram pushchair stroller buggy
prawn shrimp
pregnant pregnancy
prescribe prescription
priest vicar pastor
prize award
problem trouble
product item
programme program
proof evidence
prove proof
provider supplier
pyjamas pajamas
questionnaire survey
quick rapid
quiet silent silence
quote estimate
rail railway
redeem redemption
reduce reduction decrease
redundancy layoff
renovate refurbish
reply respond answer
reschedule rearrange postpone
resit retake
ride rode ridden
rubbish garbage trash
rule regulation
salary wage
sandpit sandbox
satnav gps
scam fraud
screen display
seaside beach coast
settings preferences
ship dispatch despatch
shoes footwear
alone > unaccompanied accompanied together
compatible compatibility > work run integrate
deposit > security
insurance > cover
language > english german french italian spanish portuguese japanese chinese
parking > valet
replace > new
sibling > brother sister
sick ill unwell poorly
sing choir
smell odour odor stink
sofa couch settee
spanner wrench
staff employee personnel
stairs staircase
start begin commence
steal stole stolen theft
stopover layover
subscribe subscription
subsidy grant
sunscreen suncream sunblock
surname lastname
suspend suspension
sweets candy
swim swam
swimsuit swimwear
synchronise sync
takeaway takeout
taxi cab
technician engineer
teenager teen adolescent
television tv telly
tenancy lease
tenant lodger
terrace patio
theatre theater
therapist therapy
thief theft
timetable schedule
tip gratuity
toilet loo restroom lavatory wc
tradesman craftsman handyman
traveller traveler
trousers pants
tutor tuition
university uni college
vaccinate jab immunisation
vegetable veg veggies
verify verification
vet veterinary veterinarian
vote ballot election
wear worn
website homepage
wide width
wifi wireless wlan
windscreen windshield
withdraw withdrew withdrawn
women ladies
yoghurt yogurt
abused beaten > violence
admission > ticket entry
aircon > air
alert alerts > notification
alimony > maintenance divorce
alter edit > change
ambulance paramedic unconscious fainted > emergency
android iphone samsung > smartphone app
appetiser appetizer > starter
armchair bookcase sideboard > furniture
assist > help
attachment pdf > file
audiobook > digital media
autistic autism > disability sensory
autumn spring summer winter > season
baby > infant child
backup > export
badminton squash > court racket
baguette rye sourdough loaf > bread
balcony terrace > outdoor
barber > hairdresser
bargain > offer sale discount
barrister solicitor attorney > legal
batteries chemicals pesticides > hazardous
beard shave > barber
bedroom overnight > accommodation
bedsit maisonette > apartment flat
beer wine prosecco champagne cider cocktail > alcohol drinks
bikini trunks swimsuit > swimwear
bin dustbin trash garbage rubbish > waste
birthday > party celebration
bistro diner eatery > restaurant
blackout > power electricity outage
bleeding seizure choking > emergency
blind braille > visually impaired
boots sandals heels slippers > shoes
booze liquor drunk > alcohol
boutique supermarket > shop store
boy girl > child
braces > orthodontic
brakes clutch exhaust gearbox > repair
breakage vandalism graffiti > damage
bridal bridesmaid > wedding
bride > wedding
broadband wifi > internet
brother sister > sibling
bully bullying > support counselling
bungalow cottage house > property
bus tram metro > transport
calf piglet duckling hens > animal
camcorder > filming recording
camera > photo photography
campfire bonfire > fire
canapes nibbles > buffet catering
cappuccino espresso latte > coffee
car van lorry truck motorbike > vehicle
cardboard newspaper > paper
cardiologist > heart
carpark garage > parking
carrot onion potato cabbage > vegetable
carry > bring
minimum > shortest least lowest
return > bring
carryon > hand luggage
carseat > child seat
castle palace fortress > historic
chairs benches > seating
change > swap exchange
charger cable adapter earbuds > accessories
chase nag > reminder
cheap > discount reduced concession
checkup > examination
chemist drugstore pharmacist > pharmacy
cheque > payment
chess boardgame > games
chicken turkey duck > poultry meat
chickenpox measles lice > infectious illness
chihuahua husky collie beagle rottweiler > dog pet
chrome firefox > browser
cigarette cigar vape ashtray > smoking
claws > nail
client clientele > customer
coat jacket > cloakroom
coeliac wheat flour > gluten
coffee tea juice lemonade cola > drinks beverage
coins banknotes > cash
coke pepsi > cola drinks
companion > accompanying carer
compensation > refund
compost > organic waste
concert gig festival fete > event
concierge receptionist > reception
condom > contraception
conned cheated swindled > fraud scam
consent > permission
contactless > card payment
cooking > kitchen
cough sneezing > cold
courier dispatch postage > delivery shipment
cow sheep goat pig > animal livestock
cracked shattered smashed scratched dented > damaged
crates > packing
cremation wreath > funeral
croissant bagel pretzel bun > pastry bakery
crooked > orthodontic
crowded busiest > peak capacity
crutches rollator > accessible
cure > treatment
custody > parental children
cv > resume
deaf > hearing
deal deals > offer promotion
deceased > bereavement death
declined > rejected failed
demo > trial
dentures > prosthesis dental
depressed depression stressed burnout > mental
dermatologist mole > skin
diploma degree > qualification certificate
directions route map > location
discount > promotion concession
dispose > waste
dispute disagree unfair > objection
dissatisfied unhappy disappointed annoyed furious angry > complaint
dj band > music
dog cat rabbit hamster > pet animal
doll lego jigsaw > toys
downgrade > plan change
downpayment prepayment > deposit
dropoff > return
dump > disposal recycling
duvet pillow sheets blanket > bedding linen
earn earnings > salary wage pay
easter christmas > holidays
ebike pedelec > bicycle
ebook > digital
eco ecofriendly > sustainable environment
eczema acne psoriasis rash > skin
electricity > power
electricity gas > energy
enable > activate
engrave > personalise
escalator > lift
euros dollars pounds > currency
ev tesla > electric recharge
excel spreadsheet > csv
extend > renew
eyebrow lashes facial > beauty
faucet > tap
fetch > collect pickup
film movie > dvd cinema
fireworks sparklers > pyrotechnics
firm company enterprise > business
flash tripod selfies > photography
fleas ticks worms > parasite
flight > airline airport
flood > water damage
flu fever feverish > illness
foodbank > food donation
football tennis rugby hockey basketball volleyball > sport
foreigner > international
foster adopted stepson > child
fuse fusebox > electrical
gallery > museum exhibition
gdpr > privacy data protection
gelato sorbet > ice cream
gerbil guinea tortoise snake reptile goldfish > pet animal
giftcard > gift voucher
giftwrap > gift wrapping
gigabyte gb > data
godfather godmother > godparent
goggles swimcap > swimming equipment
gown > dress
gran grandma grandpa grandad pensioner retiree oap elderly > senior
grandchild grandson granddaughter nephew niece > child
grandparents > senior
fit hold accommodate > seats capacity
capacity > seats
grave > cemetery burial
grill grilling > barbecue
gym > fitness
hacked > security compromised
hackers hacker > security
hail lightning > storm
haircut trim > hair cut
halfboard > board meals
handicapped > disabled
handset cellphone huawei xiaomi > phone
hatchback saloon sedan suv > car vehicle
hayfever pollen > allergy
headache migraine backache > pain
headphones > audioguide
hedge mow lawn > garden
hem shorten > alteration
highlights balayage perm > hair colour
homeless > shelter housing
hotspot > wifi
houseplant orchid cactus > plants
hungry > food eat snacks
hurts sore aching > pain
husband wife spouse girlfriend boyfriend fiance fiancee > partner
iban > account
immigrant foreigner > residence
inbox > email
inherit heir > probate testament
ink toner > cartridge printer
inside > indoor
instagram facebook tiktok > social media
instructor > trainer coach
insulin > diabetes
interpreter > translation
intolerance intolerant > allergen allergy dietary
ipad > tablet
iphone ipad > ios apple
ironing > laundry
itinerary > schedule route
class lesson course session > timetable schedule programme
jars > glass
jeans trousers skirt blouse shirt hoodie cardigan > clothes
jobless > unemployment
join joining > membership
judge tribunal lawsuit > court
karate judo boxing taekwondo > martial
kebab sushi pasta noodles soup salad > food dish
kennels cattery > boarding pet
kettle toaster microwave oven > kitchen
kids youngsters tots > children junior
kilowatt > energy electricity
kindle ereader > ebook
kit > equipment
kitten kitty > cat pet
knife gun > weapon
knitting crochet pottery > craft
lactose > milk dairy
lager ale stout > beer
landline > telephone
landlord > owner
owner proprietor > run founded founder
lapsed > expired expiry
laptop macbook pc > computer
late belated tardy > overdue delay
laundromat > laundry
layover stopover > transfer connection
leak dripping drain > plumbing
leash muzzle > dog
leftovers > food waste
lesson tuition class workshop seminar webinar > course
lipstick mascara > makeup
liquids > security
locksmith > lock key
lodger tenant inhabitant citizen > resident
logo > design artwork
lonely > pastoral counselling
loud > noise quiet
loyalty > bonus points
lunch dinner breakfast brunch > meal
magazine newspaper > press
maid housekeeper > cleaning
mail > email
manicure pedicure > nails
meanwhile > courtesy loan interim
mechanic > garage workshop
mice cockroach bedbugs wasps ants > pest
midwife > birth pregnancy
miles > mileage distance
milk cheese butter yoghurt > dairy
minibus > bus
moan grumble grievance rude unfriendly > complaint
modem > router
molar incisor > tooth
moped scooter motorcycle > vehicle
mortgage > loan
motel inn hostel > hotel accommodation
mover relocation > removal moving
muffin brownie cupcake tart gateau > cake
mum mom dad father mother guardian > parent
nanny babysitter childminder creche daycare playgroup > childcare
nap > sleep rest
necklace bracelet earrings > jewellery
newbie > beginner
nits > lice
novel paperback hardback thriller bestseller comic textbook > book
novelist poet > author
nuts gluten soy sesame > allergens
opera ballet comedy > performance show
opinion > feedback review
outfit attire > clothing dress
outside > outdoor
overbooked soldout > full
overcharged > billing incorrect
overcharged > invoice refund
overdraft > account
overdue > late
overweight > excess weight
owe owed > arrears
owe owed > outstanding debt
paintings sculpture artwork > art
paperwork > documents forms
paracetamol ibuprofen aspirin > painkiller medicine
parcel packet > shipment delivery
parrot budgie canary > bird pet
party > celebration
passport > id identification document
password > login reset
pause freeze > suspend suspension
paypal klarna > payment
payslip > salary payroll
peanut almond hazelnut walnut cashew > nuts
pear banana grape > fruit
peelings eggshells > organic waste
penalty > fine
petrol diesel gasoline > fuel
phishing > email scam fraud
photoshop > retouching editing
physics chemistry biology maths > subject
pill > tablet
pills painkiller antibiotic > medicine medication
pin > code
pint > beer
plantbased > vegan
playstation xbox nintendo > games console
plug > socket electricity
polystyrene styrofoam wrapper > packaging plastic
pony donkey foal > horse
postcode > address
postman > post mail
postpone > change reschedule
pothole > road
praise compliment > feedback
prawn crab lobster mussels oysters > shellfish seafood
preloved > secondhand
prepaid topup > credit
price cost > fee rate tariff
privacy > data protection
profile > account
prolong lengthen > extend renew
prove > document evidence certificate
psychologist > counselling therapy
pub > bar
puncture > tyre
pupil undergraduate undergrad postgraduate > student
queue > waiting
quicker > express
racism racist sexist > discrimination
radiator boiler > heating
railcard > concession discount
raspberry strawberry apple > fruit
realtor > agent estate
rebook > change reschedule
receipt > invoice proof
refugee > asylum
reset > forgot forgotten
ripped torn stained spilled spilt > damaged damage
roadworthy mot > inspection
roaming > abroad
robbed burgled burglary stolen pickpocket > theft
roofer joiner plasterer bricklayer > builder craftsman
rose tulip lily orchid sunflower bouquet > flowers
rubble bricks plasterboard > construction waste
sacked > dismissal
salmon tuna trout > fish
salsa tango waltz hiphop > dance
sauna jacuzzi > spa wellness
scared nervous afraid > anxiety fear
screwdriver hammer drill > tools
selfie snapshot > photo
sermon hymn prayer > worship
shampoo soap toothbrush > toiletries
shopper buyer > customer
sightseeing excursion outing > tour trip
signin login > account
size > dimensions measurements
skis surfboard snowboard > sports equipment
snack sandwich pizza burger picnic > food
snow rain storm thunder > weather
socks underwear > clothes
sofa couch wardrobe mattress > furniture bulky
spaniel labrador poodle terrier dachshund puppy retriever bulldog doggy mutt > dog pet
stain dusty dirty filthy > cleaning
meet > start depart gather
start > depart meet gather
steak beef pork lamb ham bacon sausage > meat
stepfree ramp > accessible wheelchair
stitches > wound
stored > server hosted kept saved
stray > lost found
streetlight lamppost > lighting
student senior pensioner > concession
subs > membership fee
subtenant sublet > landlord consent
sue suing > court lawsuit litigation
suicidal > crisis
suitcase bag backpack holdall rucksack > luggage baggage
surcharge > supplement extra
swing sandpit > playground
tailor seamstress > alteration sewing
taxman vat > tax
teddy > toys
teen teenager adolescent > youth young
tent caravan motorhome campervan > camping pitch
terrible awful horrible disgusting > complaint
thesis dissertation > binding
thirsty > drinks
timeslot > slot appointment
toddler infant newborn > baby child
toffee fudge chocolate > sweets confectionery
tofu > vegetarian vegan
tooth gum > dental
toothache > pain emergency
towed > breakdown
toxic > poisoning
tracking > delivery shipment
trader retailer > shop dealer
traveller > visitor guest
treadmill dumbbells > gym equipment
trial > try
tshirt > shirt
tumble > laundry
tv netflix > television
twigs grass clippings > garden waste
twins triplets > siblings
typo misspelt misspelled > spelling error correct
uber > taxi
undo undelete > restore recover
uniform blazer tie > dress clothing
uninstall > remove
unsolicited > speculative
unsubscribe > cancel newsletter
upload > import read accept attach
urgent asap > emergency
urgently urgent hurry > express
username > login account
vacant > available
vanished disappeared mislaid misplaced > lost
vegan vegetarian kosher halal > dietary
veggie > vegetarian
vendor merchant > seller
venue > location
visa mastercard amex maestro > credit debit contactless
vodka gin rum whisky > spirits alcohol
voicemail > mailbox
vomit diarrhoea > illness
waitlist > waiting
wallpaper painter > decorating decorator
wax waxed > removal
wear > clothes clothing shoes trousers dress
whatsapp messenger > contact
wheelchair paraplegic amputee > accessible disabled
whiskey brandy liqueur schnapps sherry > spirits alcohol
whitening > bleaching
widow > bereavement
wilted > fresh
wipe erasure > delete
wool linen silk cotton leather > material fabric
worker > staff employee
workout > training gym
worth > value valuation
wound sprain fracture > injury
xerox > copy
xray > radiography
yoga pilates zumba spinning aerobics > class course
zoom skype > video online
"a little do" > party celebration
"across the border" > crossborder abroad
"add someone" > invite user member
"after the deadline" > overdue
"ahead of time" > preorder advance
"all inclusive" > meals board
"another country" > abroad international
"another day" > reschedule
"another device" > sync
"another time" > reschedule
"are you hiring" > jobs vacancies
"around here" > nearby location
"arrive early" > checkin
"arrive late" > checkin
"arrived broken" > damaged defective
"as a gift" > wrapping
"as a present" > gift wrapping
"as soon as possible" > urgent express
"back late" > overdue fee
"bad knees" > accessible
"bad service" > complaint feedback
"bad weather" > rain
"bank holiday" > holidays public
"bank transfer" > transfer
"bathing suit" > swimwear
"be late" > latecomers delay
"be ready" > completion collection
"before i buy" > sample trial test
"before you print" > proof preview
"behind the wheel" > driving lesson
"behind with" > arrears
"best before" > expiry
"bigger size" > exchange return
"bills included" > utilities
"bin day" > waste collection
"bin men" > waste collection
"bins emptied" > waste collection
"bit by bit" > instalments
"book a place" > reservation register
"book a room" > reservation
"book a table" > reservation
"booster seat" > child
"borrow money" > loan credit
"break down" > breakdown repair
"break something" > liability damage insurance
"bring a friend" > guest companion
"bring back" > return
"bring forward" > reschedule earlier
"bring it back" > return
"bring my friend" > guest companion
"bring someone" > guest companion
"bring with me" > proof documents required
"broke after" > warranty guarantee defective
"broke down" > breakdown repair
"broken down" > breakdown repair
"broken into" > burglary theft
"broken screen" > display repair
"brought back" > return
"build a shed" > planning permit
"burst pipe" > plumbing emergency leak
"bus pass" > season
"by myself" > alone unaccompanied single
"by phone" > telephone
"by the hour" > rate
"by themselves" > unaccompanied supervision
"call it off" > cancel cancellation
"call off" > cancel cancellation
"call you" > phone telephone contact
"called off" > cancelled cancel
"camper van" > motorhome pitch
"can't afford" > hardship concession reduced
"can't attend" > cancellation refund
"can't breathe" > emergency
"can't climb" > lift accessible stepfree
"can't come" > cancel cancellation absence
"can't eat" > allergy intolerance dietary
"can't go" > cancellation refund
"can't hear" > loop deaf
"can't log in" > login password
"can't make it" > cancel cancellation
"can't pay" > hardship instalments arrears
"can't remember" > forgot reset
"can't see well" > visually impaired
"can't sign in" > login password
"can't swim" > nonswimmers lessons
"can't walk" > accessible wheelchair
"cancel any time" > leave quit notice
"cancel anytime" > leave quit notice
"cancel for free" > cancellation fee
"cannot come" > cancel cancellation absence
"cannot log in" > login password
"cannot make it" > cancel cancellation
"cannot swim" > nonswimmers lessons
"car crash" > accident claim
"car park" > parking
"change doctor" > register patient
"change money" > currency exchange
"change my mind" > withdrawal return cancel
"change of plans" > cancel reschedule
"change provider" > switching switch
"change the date" > reschedule postpone
"change the name" > transferable correction
"changed my mind" > withdrawal return cancel
"charge my car" > electric recharge
"charged too much" > refund incorrect billing
"charged twice" > duplicate refund
"cheaper for" > discount concession
"check in" > arrival checkin
"check it first" > proof preview
"check out" > checkout departure
"chest pain" > emergency
"child is ill" > absence
"child is sick" > illness absence
"choose my seat" > selection
"claim back" > deduct deductible
"climb stairs" > lift accessible stepfree
"close to me" > nearby location
"clothes washed" > laundry
"collect the keys" > handover arrival
"come along" > join attend
"come to my home" > visit callout
"come to my house" > home visit callout
"come with me" > companion accompanying
"complain about" > complaint
"cook for ourselves" > kitchen selfcatering
"cost anything" > free fee charge
"cost extra" > surcharge additional
"crooked teeth" > orthodontic braces
"cut down a tree" > felling permit
"cut me off" > disconnection disconnected
"dairy free" > lactose vegan
"days off" > leave holiday
"delete my account" > closure cancellation
"deposit back" > refund return
"didn't arrive" > delivery missing lost
"didn't get an email" > spam confirmation resend
"didn't get the email" > spam confirmation resend
"didn't pass" > fail resit retake
"different size" > exchange return
"difficulty walking" > accessible wheelchair
"direct debit" > sepa
"do my books" > bookkeeping
"do my taxes" > declaration return
"doctor's note" > certificate sick
"does it last" > duration
"does it take" > duration
"does not fit" > exchange return size
"does not work" > defective faulty broken
"doesn't fit" > exchange return size
"doesn't work" > defective faulty broken
"dog fixed" > neuter castration spay
"doggy bag" > leftovers takeaway
"don't agree" > objection
"don't eat" > allergy intolerance dietary
"don't like it" > return withdrawal exchange
"don't pass" > fail resit retake
"don't recognise" > unauthorised fraud
"don't recognize" > unauthorised fraud
"don't remember" > forgot reset
"don't show up" > noshow missed cancellation
"don't speak" > language
"don't turn up" > noshow missed cancellation
"don't want it" > return withdrawal exchange
"donation receipt" > certificate
"drop by" > visit walkin
"drop it off" > return
"drop off" > return
"dropped it" > damaged damage
"eat before" > fasting
"eat outside" > terrace outdoor garden
"electric car" > recharge
"email you" > contact
"empty stomach" > fasting
"end my contract" > termination notice cancellation
"end my lease" > termination notice cancellation
"end my life" > crisis emergency
"end my membership" > cancellation termination
"end my subscription" > cancellation terminate
"enough people" > minimum participants
"every day" > daily
"every other week" > fortnightly
"every two weeks" > fortnightly
"every year" > annual
"extra bed" > additional cot
"fall ill" > cancellation
"false teeth" > dentures prosthesis
"family doctor" > gp
"feel sick" > illness
"feeling down" > depression counselling mental
"fell apart" > defective faulty warranty guarantee
"fill in" > complete form
"fill it up" > fuel refuel
"fill up" > fuel refuel
"filled in" > complete form
"find you" > location address directions
"fit people" > capacity
"flat tire" > tyre puncture
"flat tyre" > tyre puncture
"fly alone" > unaccompanied
"food included" > meals board
"foreign money" > currency exchange
"forgot my password" > reset
"forgot to cancel" > cancellation period renewal
"forgot to pay" > overdue reminder arrears
"forgot to return" > overdue late fee
"found a phone" > lost property
"found a wallet" > lost property
"four legged friend" > dog pet
"free of charge" > free
"free trial" > test taster
"front desk" > reception
"full tank" > fuel refuel
"fully booked" > full waiting
"get a new one" > replacement
"get back in" > reentry readmission
"get back to me" > reply
"get changed" > lockers
"get fired" > dismissal
"get fit" > training
"get ill" > cancellation
"get in touch" > contact
"get involved" > volunteer participate
"get married" > wedding marriage
"get my data out" > export
"get my money" > refund
"get paid" > salary wage
"get rid of" > dispose delete
"get sick" > illness sick
"get started" > start setup
"get the keys" > handover arrival
"get there late" > arrival checkin
"get there" > directions location
"getting there" > directions location
"give a ring" > call phone telephone
"give back" > return
"give it a try" > trial taster
"give it away" > donate
"give it back" > return
"give money" > donate
"give my ticket" > transfer transferable
"give notice" > termination
"gluten free" > coeliac
"go to church" > worship mass
"gone off" > expired expiry
"gone up" > increase
"gone wrong" > problem fault complaint
"got fired" > dismissal unemployment
"got married" > name marriage
"got wet" > water damage
"grown ups" > adult
"guide dog" > assistance
"hair done" > styling hairdresser
"hair dyed" > colour
"half price" > discount reduced
"hand in my notice" > termination
"hand in" > submit
"hard of hearing" > hearing deaf
"has died" > bereavement funeral
"hasn't arrived" > delivery missing delay
"have a do" > party celebration
"have a question" > contact support
"have a smoke" > smoking
"haven't arrived" > delivery missing delay
"haven't received" > delivery missing
"having a baby" > birth pregnancy
"having a do" > party celebration
"hear back" > reply
"heard nothing" > reply
"hearing aid" > loop deaf
"heart attack" > emergency
"help out" > volunteer
"hen party" > bachelorette
"hire a room" > function
"hire the whole" > exclusive private
"holiday home" > apartment cottage
"house call" > home visit
"hurt myself" > injury accident
"if it rains" > weather rain
"in a hurry" > urgent express
"in bulk" > wholesale quantity
"in charge" > responsible manager
"in instalments" > instalment spread
"in parts" > instalments
"in stock" > available
"in the meantime" > courtesy loan replacement
"insurance pay" > cover covered reimbursed
"into my account" > login password
"into the toilet" > water damage
"is down" > outage disruption
"it rains" > weather
"just show up" > walkin dropin
"just turn up" > walkin dropin
"keep a book" > loan period
"keep at home" > absence illness
"keep it longer" > extend renew
"keep it secret" > confidential confidentiality
"keep my furniture" > storage
"keep my number" > porting portability
"keeping me awake" > noise complaint
"kicked out" > expulsion exclusion
"kid is sick" > illness absence
"kill myself" > crisis emergency
"laid off" > dismissal unemployment
"large quantity" > wholesale
"last bus" > timetable departure
"last minute" > notice
"late picking up" > collection
"learn to" > course lessons tuition beginner
"leave early" > departure
"leave from" > start depart
"leave my bag" > locker storage cloakroom luggage
"leave my car" > parking
"leave my coat" > cloakroom
"leave my luggage" > locker storage cloakroom
"leave my stuff" > locker storage cloakroom
"leave my things" > locker storage cloakroom
"leave the club" > cancellation termination
"leave the course" > withdraw cancel
"leave the room" > checkout departure
"left behind" > lost forgotten
"left my" > lost forgotten
"left on my card" > balance remaining
"lend a hand" > volunteer participate
"let in" > entry admission
"light a fire" > campfire barbecue
"little ones" > child
"locked myself out" > locksmith key
"locked out" > password login locked
"log in" > login account
"log out" > logout
"look after" > supervision
"look around" > viewing visit
"looked after" > supervision
"looking for work" > jobs vacancies
"lose my data" > backup
"lose my photos" > backup
"lose weight" > nutrition diet
"lost a book" > replacement
"lost and found" > lost property
"lost my job" > dismissal unemployment
"lost property" > lost found forgotten belongings
"lost my receipt" > proof purchase
"lost my" > replacement
"lost the" > replacement
"loud music" > noise quiet
"low income" > hardship concession reduced
"made from" > material ingredients
"made of" > material ingredients
"make a will" > testament inheritance
"make an appointment" > booking schedule
"make it shorter" > alteration
"middle of the night" > emergency
"minutes late" > latecomers delay
"miss a lesson" > absence
"miss my flight" > rebooking
"missed my flight" > rebooking
"money back" > refund
"money go" > donations transparency
"money off" > discount reduction
"monthly pass" > season
"more space" > storage quota
"more tablets" > repeat prescription
"move house" > moving removal relocation
"move in" > moving
"move my appointment" > reschedule change
"move my data" > import migration
"move out" > moving
"moved house" > address change
"moving house" > moving removal relocation
"my area" > region coverage
"my ex" > separation divorce
"my money back" > refund reimbursement
"my personal details" > privacy protection
"nails done" > manicure
"near me" > nearby location
"need help" > contact support
"need to bring" > proof documents required
"never arrived" > delivery missing lost
"never came" > delivery missing lost
"never done" > beginner taster
"never tried" > beginner taster
"new address" > change address
"new card" > replacement
"new password" > reset
"new version" > update release
"next bus" > timetable departure
"no degree" > qualification requirements
"no experience" > beginner
"no heating" > heating emergency
"no hot water" > boiler heating
"no internet" > outage internet disruption
"no longer want" > return cancel withdrawal
"no meat" > vegetarian vegan
"no places left" > waiting full
"no power" > outage electrical
"no receipt" > proof purchase
"no show" > cancellation missed
"no signal" > coverage network
"no stairs" > accessible lift
"nobody home" > delivery neighbour absent
"not arrived" > delivery missing lost delay
"not at home" > delivery neighbour absent
"not fair" > objection
"not happy" > complaint feedback
"not here yet" > delivery missing delay
"not received" > delivery missing
"not walk far" > accessible
"not working" > defective faulty broken
"nowhere to sleep" > shelter homeless
"off school" > absence leave
"off sick" > illness absence
"ok to" > allowed permitted
"old clothes" > textiles
"old enough" > minimum age
"old furniture" > bulky waste
"old medicine" > disposal expired
"old paint" > hazardous waste
"old phone" > electronic recycling
"older people" > seniors
"on benefits" > hardship concession reduced
"on my behalf" > authorisation proxy
"on the internet" > online
"once a year" > annual yearly
"only one night" > minimum stay
"open a shop" > trade registration
"open until" > closing hours
"opened the box" > return packaging
"opt out" > unsubscribe withdraw consent
"order ahead" > preorder advance
"other countries" > abroad international
"others see" > visibility privacy permissions
"out of date" > expired expiry
"out of space" > storage quota
"out of stock" > available
"over the phone" > telephone
"own bathroom" > ensuite private
"own bottle" > corkage
"own food" > picnic
"own wine" > corkage
"packed lunch" > meals
"paid twice" > duplicate refund
"panic attack" > anxiety mental
"park my car" > parking
"parking lot" > parking
"parts missing" > incomplete spare
"passed away" > death deceased
"passport photo" > biometric
"pay anything" > free fee charge
"pay back" > repay
"pay by card" > card payment
"pay extra" > surcharge additional
"pay for it myself" > private costs
"pay in advance" > prepayment deposit
"patch test" > skin
"pay later" > invoice instalment
"pay less" > discount concession reduced
"pay money in" > deposit
"pay monthly" > instalment monthly
"pay off" > repay repayment
"pay with my phone" > contactless
"payment plan" > instalments
"per hour" > rate
"per year" > annual
"petrol station" > fuel
"phone abroad" > roaming
"pick it up" > collection pickup
"pick me up" > pickup transfer collection
"pick my" > collection pickup
"pick people up" > pickup transfer collection collect
"pick them up" > collection pickup
"pick up" > collection pickup
"pick us up" > pickup transfer collection
"picked up" > collection pickup
"pictures taken" > shoot session
"place to change" > lockers
"place to ourselves" > exclusive private hire
"place to sit" > seating benches
"place to study" > reading workspace
"place to work" > study reading workspace
"places left" > available availability
"play music" > noise quiet
"plus one" > guest companion
"pop in" > visit walkin
"potty trained" > nappies toilet
"power cut" > outage electrical
"promo code" > voucher coupon redeem
"public holiday" > holidays bank
"put aside" > reserve reservation
"put it aside" > reserve reservation
"put it right" > correct
"put it together" > assembly
"put money on" > credit deposit
"put my bin out" > collection kerbside
"put my things" > locker storage cloakroom
"put off" > postpone reschedule
"put on hold" > pause suspend suspension
"put right" > correct
"put to sleep" > anaesthetic euthanasia
"put together" > assembly
"put up a fence" > planning permit
"put up a tent" > pitch camping
"raise money" > fundraising
"raise the rent" > increase
"ran out" > expired expiry
"reach you" > contact
"real person" > contact phone staff
"regular customer" > loyalty bonus
"rent out my" > sublet letting
"right away" > immediate express
"right level" > placement
"ring up" > call phone telephone
"ring you" > call phone telephone
"ripped off" > fraud complaint
"rough price" > estimate quote
"round trip" > return
"run out" > expire expiry
"running late" > late delay
"same day" > immediate express
"second driver" > additional
"second hand" > secondhand preowned
"see a doctor" > appointment consultation
"see it first" > showroom viewing
"see the doctor" > appointment consultation
"see the flat" > viewing
"see the house" > viewing
"sell my data" > privacy protection
"sell my house" > valuation
"sell my ticket" > resale transfer
"send back" > return
"send in" > submit
"send it back" > return
"send money" > transfer
"set aside" > reserve reservation
"set off from" > start depart
"set up" > install create
"show me around" > tour viewing
"show up" > arrive
"show us around" > tour guided
"sick note" > certificate
"sign in" > login
"sign it" > signature
"sign out" > logout
"sign up" > join register membership
"signed up" > registered registration
"signing in" > login
"signing up" > join register membership
"sit outside" > terrace outdoor garden
"skip the line" > waiting priority
"sleep in my car" > overnight motorhome camping
"sold out" > available
"someone else collect" > authorised
"someone else pick" > authorised collection
"someone else" > authorised authorisation transferable
"something comes up" > cancel reschedule
"something is wrong" > problem fault complaint
"something to drink" > drinks bar
"something to eat" > food restaurant snacks
"somewhere to sit" > seating benches
"spare key" > duplicate additional
"speak english" > language
"speak to a person" > contact phone
"speak to someone" > contact phone
"special diet" > dietary allergy
"special offer" > promotion discount
"speeding ticket" > fine penalty
"spend the night" > overnight accommodation
"split the bill" > separate
"split up" > separation divorce
"spread payments" > instalments
"spread the cost" > instalments
"stag do" > bachelor
"start a business" > trade registration
"stay fresh" > shelf storage
"stay longer" > extend extension
"stay open" > closing hours
"stay over" > overnight accommodation
"stay overnight" > accommodation
"stay the night" > overnight accommodation
"step free" > accessible wheelchair
"stick shift" > manual
"still not here" > delivery missing delay
"still valid" > expiry expired
"stop by" > visit walkin
"stop emails" > unsubscribe notifications
"stop my membership" > cancel cancellation terminate
"stop my subscription" > cancel cancellation terminate
"stopped working" > defective faulty broken repair
"store my" > storage
"straighten my teeth" > orthodontic braces
"strange noise" > diagnosis fault
"summer job" > seasonal temporary
"swim lengths" > lane
"swimming costume" > swimwear
"switch off" > deactivate
"switch on" > enable
"take a break" > pause suspend suspension
"take apart" > dismantling disassembly
"take away" > takeaway
"take back" > return
"take it again" > resit retake repeat
"take it back" > return
"take it home" > borrow loan takeaway
"take long" > duration
"take me off" > unsubscribe notifications
"take money out" > withdraw cash atm
"take my data" > export
"take out money" > withdraw cash atm
"take part" > participate
"take photos" > photography
"take pictures" > photography photos
"take to court" > lawsuit litigation
"take videos" > filming recording
"taking ages" > delay duration
"taking part" > participate
"taking so long" > delay duration
"talk to someone" > contact phone
"tax receipt" > donation certificate
"teeth cleaned" > hygienist prophylaxis
"tell anyone" > confidential confidentiality
"test results" > laboratory
"there and back" > return
"things to do" > activities attractions
"throw away" > dispose waste
"throw out" > dispose waste
"throw up" > vomit
"ticket desk" > box office
"tickets left" > available availability
"tie the knot" > wedding marriage
"tied in" > contract minimum term
"time can i arrive" > checkin arrival
"time can we arrive" > checkin arrival
"time do i have to leave" > checkout departure
"time do we have to leave" > checkout departure
"time off" > leave holiday
"to get in" > entry admission ticket
"to get in touch" > contact
"to my door" > delivery
"to my house" > delivery
"toilet trained" > nappies
"too big" > exchange size return
"too heavy" > overweight excess weight
"too large" > exchange size return
"too late" > deadline
"too many emails" > unsubscribe notifications
"too slow" > speed
"too small" > exchange size
"too young" > minimum age
"tooth out" > extraction
"tooth pulled" > extraction dental
"touch up" > retouching editing
"trade in" > exchange tradein
"train times" > timetable departure
"travel alone" > unaccompanied
"try it out" > trial test
"try on" > fitting
"try out" > trial test
"turn it off" > deactivate
"turn off" > deactivate
"turn on" > enable
"turn up" > arrive
"turned down" > rejected
"two devices" > sync
"unable to come" > cancel cancellation
"under age" > minor
"under the weather" > ill
"unhappy with" > complaint feedback
"up front" > prepayment deposit advance
"up the stairs" > floor carry
"use by" > expiry
"use my voucher" > redeem
"waiting list" > waitlist
"want to work" > jobs vacancies
"warning light" > diagnosis fault
"was stolen" > theft
"wash my clothes" > laundry
"wasn't emptied" > missed collection
"wear jeans" > dress code
"went up" > increase
"went wrong" > problem fault complaint
"what to wear" > clothing dress
"while you repair" > courtesy loan replacement
"whiter teeth" > whitening bleaching
"window seat" > selection
"with furniture" > furnished
"with homework" > tutoring supervision
"without a booking" > walkin dropin
"without a degree" > qualification requirements
"without a parent" > unaccompanied accompanied supervision
"without a prescription" > nonprescription
"without a receipt" > proof purchase
"without a ticket" > penalty
"without an adult" > unaccompanied accompanied supervision
"without an appointment" > walkin dropin
"without experience" > beginner
"without internet" > offline
"without meat" > vegetarian vegan
"without my name" > anonymous
"without prescription" > nonprescription
"won't load" > error troubleshooting
"won't start" > breakdown fault repair
"won't turn on" > defective faulty repair
"work experience" > internship placement
"work for you" > jobs vacancies
"work from home" > remote
"work on my" > compatible
"work with my" > compatible
"work with you" > jobs vacancies
"working out" > training exercise
"write to" > email contact
"wrong amount" > incorrect billing invoice
"wrong item" > return exchange
"wrong name" > transferable correction
"wrong size" > exchange return
"year old" > age
"years old" > age
"you based" > location address
"young people" > youth
`;
