/**
 * English words of customers and pages; `lexicon.ts` tells how to read them. Data, hence the length.
 */
export const ENGLISH_LINES = `
abroad overseas
absent absence
accident collision
accommodation lodging
accountant accountancy
activate enable
administrator admin
advise advice
agree agreement
allergy allergic allergen
allowed permitted
amend modify
anaesthetic anesthetic anaesthesia anesthesia
annual yearly
apartment flat
apologise apology
apply application
apprentice apprenticeship
author writer
baby infant
backpack rucksack
bake bakery baker
baptism christening
barbecue bbq
basket cart trolley
bathroom washroom
beginner novice
bicycle bike cycle
blocked clogged
borrow loan
boss manager
break broke broken
breastfeed breastfeeding nursing
broken defective faulty
bug glitch
bulky oversized
bursary scholarship
buy purchase
buyer purchaser shopper
campsite campground
cancel cancellation
car automobile auto
carer caregiver
cashpoint atm
cemetery graveyard churchyard
centre center
charity charitable nonprofit
cheap cheapest inexpensive affordable
child kid
chips fries
choose choice select
christmas xmas
class lesson
close closure
closed shut
clothes garments
coeliac celiac
colleague coworker
colour color
complain complaint
concert gig
contract agreement
cost price
cot crib
counselling counseling
creche daycare
crisps snacks
cupboard closet
curtains drapes
customer client clientele
customise personalise
cutlery silverware
cv resume
dad daddy father
daily everyday
danger dangerous hazardous
deactivate disable
deadline cutoff
deep depth
defibrillator aed
delete erase remove
deliver delivery
deposit downpayment prepayment
dessert pudding
diarrhoea diarrhea
die dead deceased
diet dietary
dinner supper
dirty filthy unclean
discount reduction rebate
dismissal fired sacked
divorce separation
doctor physician gp
drink drank beverage
drive drove driven
duvet comforter quilt
dvd bluray
eat ate eaten
electrician electrical
electricity power
elevator lift
email mail
enter entry entrance
entry admission admittance
equipment gear
exam examination
excess deductible
exchange swap
excursion outing
expensive pricey costly
expire expiry
extend extension
extra additional
eyesight vision
fail failure
fast quick rapid
favourite favorite
feedback review rating
fibre fiber
film movie
finish end
firm company business enterprise
flatmate roommate housemate
floor storey
florist flowers
flu influenza
fly flown flight
football soccer
forbidden prohibited banned
forename firstname
forget forgot forgotten
fridge refrigerator
funeral burial
gift present
glasses spectacles eyeglasses
goods merchandise products
grandma granny gran nan grandmother
grandpa grandad granddad grandfather
guesthouse bnb
gynaecologist gynecologist gynaecology gynecology
hairstylist stylist hairdresser
headteacher headmaster headmistress principal
heavy weight weigh
help assist support
helpdesk support
helpline hotline
high height tall
hire rental
hob stove cooker
hoover vacuum
husband wife spouse
id identification identity
illness disease sickness
indoor inside
infect infectious contagious
inform info
injure injury
inquire enquire inquiry enquiry
instalment installment
internship trainee intern
invoice bill
jacuzzi whirlpool hottub
jewellery jewelry
job vacancy
join enrol enroll
journey trip
jumper sweater pullover
landlord landlady
laundrette launderette laundromat
laundry washing
lawyer solicitor attorney
leaflet flyer brochure pamphlet
lend lent loan
licence license
linen bedding
login signin logon
logout signout logoff
lorry truck
lose loss
luggage baggage
mail post
mailbox postbox letterbox
makeup cosmetics
mandatory compulsory obligatory
marry marriage wedding
maths mathematics
maximum max
medicine medication
meet meetup
member membership
metro subway underground
minimum min
missing misplaced vanished disappeared mislaid
mistake error
mobile cellphone smartphone
motorbike motorcycle
motorhome campervan
motorway highway freeway
mould mold
mum mom mummy mommy mother
nappy diaper
nearby near
nearest closest
necessary needed required
neighbour neighbor
noisy noise
nursery kindergarten preschool
optician optometrist
organise organiser organizer
outage blackout
outdoor outside
overdue late
owner proprietor
paediatric pediatric
pain ache
party celebration
password passcode
penalty fine
pension retirement
permit permission
petrol gasoline
pharmacy chemist drugstore pharmacist
phone telephone
photo photograph picture snapshot
photographer photography
physio physiotherapist physiotherapy
pill tablet
plane airplane aeroplane aircraft
postcode zip
pram pushchair stroller buggy
pregnant pregnancy
priest vicar pastor minister
prize award
problem issue trouble
product item article
programme program
proof evidence
pyjamas pajamas
questionnaire survey
quiet silent silence
quote estimate
reduce reduction decrease
refund reimburse
register registration
reject refuse
renovate refurbish
repair mend fix
reply respond response answer
reschedule rearrange postpone
resit retake
rubbish garbage trash
rule regulation
salary wage
scam fraud
screen display
seaside beach coast
secondhand used preowned
sell sale
seller vendor dealer merchant
settings preferences
ship dispatch despatch
shoes footwear
shop store
sick ill unwell poorly
sofa couch settee
staff employee personnel
stairs steps staircase
start begin commence
starter appetiser appetizer
steal stole stolen theft
stopover layover
subscribe subscription
subsidy grant
surname lastname
suspend suspension
sweets candy
swim swam
swimsuit swimwear
synchronise sync
takeaway takeout
tap faucet
taxi cab
teenager teen adolescent
television tv telly
tenancy lease
tenant renter lodger
terrace patio
theatre theater
therapist therapy
timetable schedule
tip gratuity
toilet loo restroom lavatory wc
tradesman craftsman handyman
train rail railway
trainer coach instructor
trainers sneakers
traveller traveler
trial taster
trousers pants
tyre tire
university uni college
vacation holiday
vaccinate jab immunisation
vegetable veg veggies
verify verification
vet veterinary veterinarian
vote ballot election
voucher coupon
waiter waitress
warranty guarantee
wear worn
website site homepage
wide width
wifi wireless wlan
windscreen windshield
withdraw withdrew withdrawn
yoghurt yogurt
admission > ticket entry
aircon > air conditioning
alcoholic > addiction
alter edit > change
ambulance paramedic unconscious fainted > emergency
android iphone samsung > phone smartphone app
appointment > booking
armchair bookcase sideboard > furniture
attachment pdf > file
autistic autism > disability sensory
autumn spring summer winter > season
baguette rye sourdough loaf > bread
balcony terrace > outdoor
bandage > dressing
barber > hairdresser
bargain > offer sale discount
barrister solicitor attorney > legal
beard shave > barber
bedsit maisonette > apartment flat
beer wine prosecco champagne cider cocktail > alcohol drinks
bikini trunks swimsuit > swimwear
bin dustbin trash garbage rubbish > waste refuse
birthday > party celebration
bistro diner eatery > restaurant
blackout > power electricity outage
blind braille > visually impaired
boots sandals heels trainers slippers > shoes
booze liquor drunk > alcohol
boutique supermarket > shop store
braces > orthodontic
brakes clutch exhaust gearbox > repair
branches hedge mow lawn > garden
breakage vandalism graffiti > damage
bride groom > wedding
broadband wifi > internet
brother sister > sibling
bungalow cottage house > property
bus tram train metro > transport
camera > photo photography
campfire bonfire > fire
cancel quit > terminate
cappuccino espresso latte > coffee
car van lorry truck motorbike > vehicle
cardboard newspaper > paper
carpark garage > parking
carrot onion potato cabbage > vegetable
carry > bring
carryon > hand luggage
carseat > child seat
castle palace fortress > historic
chase nag > reminder
cheap > discount reduced concession
checkup > examination
cheque > payment
chess boardgame > games
chicken turkey duck > poultry meat
chickenpox measles lice > infectious illness
chrome firefox > browser
cigarette cigar vape ashtray > smoking
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
cookies > privacy
courier dispatch postage > delivery shipment
cow sheep goat pig > animal livestock
cracked shattered smashed scratched dented > damaged
crashes freezes > error problem
crates > packing
cremation wreath > funeral
crutches walker rollator > mobility accessible
cure > treatment
damaged > defective faulty
deaf > hearing
deceased > bereavement death
diploma degree > qualification certificate
directions route map > location
disabled > accessible
discount > promotion concession
dispose > waste
dissatisfied unhappy disappointed annoyed furious angry > complaint
dog cat rabbit hamster > pet animal
doll lego jigsaw > toys
downgrade > plan change
dropoff > return
dump > disposal recycling
duvet pillow sheets blanket > bedding linen
dyslexic dyslexia > learning
easter christmas > holidays
ebike pedelec > bicycle
ebook > digital
eco ecofriendly > sustainable environment
eczema acne psoriasis rash > skin
electricity gas > energy
engrave > personalise
escalator > lift
euros dollars pounds > currency
extend > renew
eyebrow lashes facial > beauty
fare > price ticket
fetch > collect pickup
film movie > dvd cinema
fleas ticks worms > parasite
flight plane > airline airport
flood > water damage
flu fever feverish > illness
foodbank > food donation
football tennis rugby hockey basketball volleyball > sport
foreigner > international
french spanish german italian > language
fridge freezer dishwasher > appliance
gallery > museum exhibition
gdpr > privacy data protection
gelato sorbet > ice cream
giftcard > gift voucher
giftwrap > gift wrapping
gigabyte gb > data
gran grandma grandpa grandad pensioner retiree oap elderly > senior
grandchild grandson granddaughter nephew niece > child
grave > cemetery burial
gym > fitness
hacked > security compromised
haircut trim > hair cut
halfboard > board meals
handicapped > disabled
handset cellphone huawei xiaomi > phone
hatchback saloon sedan suv > car vehicle
headache migraine backache > pain
hem shorten > alteration
highlights balayage perm > hair colour
homeless > shelter housing
hotspot > wifi
hungry > food eat snacks
hurts sore aching > pain
husband wife spouse girlfriend boyfriend fiance fiancee > partner
iban > account
inbox > email
ink toner > cartridge printer
instagram facebook tiktok > social media
interpreter > translation
ipad > tablet
iphone ipad > ios apple
ironing > laundry
itinerary > schedule route
jeans trousers skirt blouse shirt hoodie cardigan > clothes
job hiring > career vacancy
jobless > unemployment
judge tribunal lawsuit > court
kettle toaster microwave oven > kitchen
kids youngsters tots > children junior
kilowatt > energy electricity
kindle ereader > ebook
kitten kitty > cat pet
knife gun > weapon
lactose > milk dairy
lager ale stout > beer
landline > telephone
landlord > owner
lapsed > expired expiry
laptop macbook pc > computer
late belated tardy > overdue delay
layover stopover > transfer connection
leak dripping drain > plumbing
leash muzzle > dog
leftovers > food waste
lesson tuition class workshop seminar webinar > course
lipstick mascara > makeup
locker > storage
locksmith > lock key
lodger tenant inhabitant citizen > resident
loud > noise quiet
lunch dinner breakfast brunch > meal
magazine newspaper > periodical press
maid housekeeper > cleaning
manicure pedicure > nails
mechanic > garage workshop
mice rats cockroach bedbugs wasps ants > pest
midwife > birth pregnancy
miles > mileage distance
milk cheese butter yoghurt > dairy
minibus > bus
moan grumble grievance rude unfriendly > complaint
modem > router
mortgage > loan
motel inn hostel > hotel accommodation
mover relocation > removal moving
muffin brownie cupcake tart gateau > cake
mum mom dad father mother guardian > parent
musical opera ballet comedy > performance show
nanny babysitter childminder creche daycare playgroup > childcare
necklace bracelet earrings > jewellery
newbie > beginner
novel paperback hardback thriller bestseller comic textbook > book
novelist poet > author
nuts gluten soy sesame > allergens
opinion > feedback review
outfit attire > clothing dress
outlet > shop branch
overbooked soldout > full
overcharged > invoice refund
overdraft > account
owe owed > outstanding debt
paintings sculpture artwork > art
paperwork papers > documents forms
paracetamol ibuprofen aspirin > painkiller medicine
parcel package packet > shipment delivery
parrot budgie canary > bird pet
passport > id identification document
password > login reset
pause freeze > suspend suspension
paypal klarna > payment
payslip > salary payroll
peanut almond hazelnut walnut cashew > nuts
pear banana grape > fruit
petrol diesel gasoline > fuel
phishing > email scam fraud
physics chemistry biology maths > subject
pills tablets painkiller antibiotic > medicine medication
pin > code
plantbased > vegan
playstation xbox nintendo > games console
pony donkey foal > horse
postcode > address
postman > post mail
postpone > change reschedule
praise compliment > feedback
prawn crab lobster mussels oysters > shellfish seafood
preloved > used secondhand
prepaid topup > credit
price cost > fee rate tariff
privacy > data protection
profile > account
prolong lengthen > extend renew
psychologist > counselling therapy
pub > bar
puncture > tyre
pupil undergraduate undergrad postgraduate > student
queue > waiting
racism racist sexist > discrimination
radiator boiler > heating
reach > contact
realtor > agent estate
rebook > change reschedule
receipt > invoice proof
reserve > book
roadworthy mot > inspection
roaming > abroad
robbed burgled burglary stolen pickpocket > theft
roofer joiner plasterer bricklayer > builder craftsman
room bedroom overnight > accommodation
rose tulip lily orchid sunflower bouquet > flowers
salmon tuna cod trout > fish
sauna jacuzzi > spa wellness
scared nervous afraid > anxiety fear
screwdriver hammer drill > tools
selfie snapshot > photo
shampoo soap toothbrush > toiletries
shopper buyer > customer
sightseeing excursion outing > tour trip
signin login > account access
size > dimensions measurements
snack sandwich pizza burger picnic > food
snow rain storm thunder > weather
sofa couch wardrobe mattress > furniture bulky
son daughter > child
spaniel labrador poodle terrier dachshund puppy retriever bulldog doggy mutt > dog pet
stain dusty dirty filthy > cleaning
steak beef pork lamb ham bacon sausage > meat
stepfree ramp > accessible wheelchair
student senior pensioner > concession
suicidal > crisis
suitcase bag backpack holdall rucksack > luggage baggage
swing sandpit > playground
tailor seamstress > alteration sewing
taxman vat > tax
teen teenager adolescent > youth young
tent caravan motorhome campervan > camping pitch
terminate > cancel cancellation
thirsty > drinks
timeslot > slot appointment
toddler infant newborn > baby child
toffee fudge chocolate > sweets confectionery
tooth gum > dental
toothache > pain emergency
tourist traveller > visitor guest
towed > breakdown
tracking > delivery shipment
trader retailer > shop dealer
treadmill dumbbells > gym equipment
tshirt > shirt
typo misspelt misspelled > spelling error correct
uber > taxi
umbrella wallet purse glove scarf > lost property
uninstall > remove
unsubscribe > cancel newsletter
urgent asap > emergency
username > login account
vacant > available
vanished disappeared mislaid misplaced missing > lost
vegan vegetarian kosher halal > dietary
veggie > vegetarian
venue > location
visa mastercard amex maestro > credit debit contactless
vodka gin rum whisky > spirits alcohol
voicemail > mailbox
vomit diarrhoea > illness
waitlist > waiting
whatsapp messenger > chat contact
wheelchair paraplegic amputee > accessible disabled
widow > bereavement
wipe erasure > delete
wool linen silk cotton leather > material fabric
worker > staff employee
workout > training gym
wound sprain fracture > injury
xray > radiography
yoga pilates zumba spinning aerobics > class course
zoom skype > video online
"a little do" > party celebration
"air con" > air conditioning
"are you hiring" > jobs vacancies career
"arrived broken" > damaged defective
"bad weather" > rain
"bank holiday" > holidays
"bank transfer" > transfer
"bathing suit" > swimwear
"best before" > expiry
"bin day" > waste collection
"bin men" > waste collection
"bins emptied" > waste collection
"book a place" > reservation register
"book a room" > reservation
"book a table" > reservation
"break down" > breakdown repair
"bring back" > return
"bring forward" > reschedule earlier
"bring it back" > return
"bring someone" > guest companion
"broke down" > breakdown repair
"broken down" > breakdown repair
"broken screen" > display repair
"brought back" > return
"call it off" > cancel cancellation
"call off" > cancel cancellation
"call you" > phone telephone contact
"called off" > cancelled cancel
"camper van" > motorhome pitch
"can't come" > cancel cancellation absence
"can't find" > lost missing
"can't log in" > login password
"can't make it" > cancel cancellation
"cannot come" > cancel cancellation absence
"cannot find" > lost missing
"cannot log in" > login password
"cannot make it" > cancel cancellation
"car park" > parking
"change my mind" > withdrawal return cancel
"change the date" > reschedule postpone
"changed my mind" > withdrawal return cancel
"cheaper for" > discount concession
"check in" > arrival checkin
"check out" > checkout departure
"close my account" > delete cancel
"come along" > join attend
"complain about" > complaint
"delete my account" > close cancel
"didn't arrive" > delivery missing lost
"direct debit" > sepa
"does not fit" > exchange return size
"does not work" > defective faulty broken
"doesn't fit" > exchange return size
"doesn't work" > defective faulty broken
"drop it off" > return
"drop off" > return
"electric car" > charging
"family doctor" > gp
"feel sick" > illness
"fill in" > complete form
"filled in" > complete form
"find you" > location address directions
"flat tire" > tyre puncture
"flat tyre" > tyre puncture
"forgot my password" > reset
"four legged friend" > dog pet
"free of charge" > free
"free trial" > test taster
"front desk" > reception
"fully booked" > full waiting
"get fired" > dismissal
"get in touch" > contact
"get married" > wedding marriage
"get my money" > refund
"get out of" > cancel terminate
"get rid of" > dispose delete
"get sick" > illness sick
"get started" > start setup
"get there" > directions location
"getting there" > directions location
"give a ring" > call phone telephone
"give back" > return
"give it away" > donate
"give it back" > return
"give money" > donate
"gluten free" > coeliac
"grown ups" > adult
"half price" > discount reduced
"hand in" > submit
"hard of hearing" > hearing deaf
"have a do" > party celebration function
"have a smoke" > smoking
"having a baby" > birth pregnancy
"having a do" > party celebration function
"help out" > volunteer
"holiday home" > apartment cottage
"hurt myself" > injury accident
"if it rains" > weather rain
"in instalments" > instalment monthly
"in stock" > available
"keep it longer" > extend renew
"leave my car" > parking
"left behind" > lost forgotten
"left my" > lost forgotten
"let in" > entry admission
"little ones" > child
"locked out" > password login locked
"log in" > login account
"log out" > logout
"look after" > care supervision
"looked after" > care supervision
"lost and found" > lost property
"lost property" > found
"make an appointment" > booking schedule
"money back" > refund
"money off" > discount reduction
"move house" > moving removal relocation
"move in" > moving
"move my appointment" > reschedule change
"move out" > moving
"moving house" > moving removal relocation
"my money back" > refund reimbursement
"nails done" > manicure
"never arrived" > delivery missing lost
"never came" > delivery missing lost
"new address" > change address
"no heating" > heating emergency
"no internet" > outage internet disruption
"no meat" > vegetarian vegan
"no show" > cancellation missed
"no stairs" > accessible lift step
"not arrived" > delivery missing lost delay
"not come" > cancel absence
"not happy" > complaint feedback
"not walk far" > mobility accessible
"not working" > defective faulty broken
"off sick" > illness absence
"old furniture" > bulky waste
"older people" > seniors
"once a year" > annual yearly
"open until" > closing hours
"opt out" > unsubscribe withdraw consent
"out of stock" > available
"park my car" > parking
"parking lot" > parking
"passed away" > death deceased
"pay back" > repay refund
"pay by card" > card payment
"pay in advance" > prepayment deposit
"pay later" > invoice instalment
"pay monthly" > instalment monthly
"petrol station" > fuel
"pick it up" > collection pickup
"pick up" > collection pickup
"picked up" > collection pickup
"plus one" > guest companion
"public holiday" > holidays
"pull out" > cancel withdraw
"put it right" > correct
"put off" > postpone reschedule
"put right" > correct
"ran out" > expired expiry
"real person" > contact phone staff
"ring up" > call phone telephone
"ring you" > call phone telephone
"ripped off" > fraud complaint
"run out" > expire expiry
"running late" > late delay
"second hand" > used
"send back" > return
"send in" > submit
"send it back" > return
"set up" > install create
"show me around" > tour viewing
"show up" > arrive
"sick note" > certificate
"sign in" > login
"sign out" > logout
"sign up" > join register membership
"signed up" > registered registration
"signing in" > login
"signing up" > join register membership
"sold out" > available
"something to drink" > drinks bar
"something to eat" > food restaurant snacks
"speak to a person" > contact phone
"speak to someone" > contact phone
"special offer" > promotion discount
"spend the night" > overnight accommodation
"stay longer" > extend extension
"stay the night" > overnight accommodation
"step free" > accessible wheelchair
"stop my membership" > cancel cancellation terminate
"stop my subscription" > cancel cancellation terminate
"stopped working" > defective faulty broken repair
"student discount" > concession reduced
"swimming costume" > swimwear
"switch off" > disable deactivate
"take away" > takeaway
"take back" > return
"take it back" > return
"take part" > participate
"take photos" > photography
"take pictures" > photography photos
"taking part" > participate
"talk to someone" > contact phone
"throw away" > dispose waste
"throw out" > dispose waste
"throw up" > vomit
"time off" > leave holiday
"too small" > exchange size
"tooth pulled" > extraction dental
"try it out" > trial test
"try on" > fitting
"try out" > trial test
"turn off" > disable deactivate
"turn up" > arrive
"turned down" > refused rejected
"unable to come" > cancel cancellation
"under age" > minor
"under the weather" > ill
"unhappy with" > complaint feedback
"use by" > expiry
"waiting list" > waitlist
"was stolen" > theft
"what to wear" > clothing dress
"without meat" > vegetarian vegan
"won't turn on" > defective faulty repair
"work for you" > jobs vacancies career
"work from home" > remote
"work with you" > jobs vacancies career
"write to" > email contact
"wrong item" > return exchange
"wrong size" > exchange return
"young people" > youth
`;
