/**
 * Portuguese words of customers and pages; `lexicon.ts` tells how to read them. Data, hence the length.
 */
export const PORTUGUESE_LINES = `
abobora jerimum
acampar camping
acrescimo sobretaxa suplemento adicional
aderir adesao
adiar remarcar reagendar
admitir admissao
adocao adotar
adolescente jovem
advogado advocacia
agasalho casaco
ajudar auxilio
alergia alergenico
alterar modificar
amamentar aleitamento
aniversario niver
anonimo anonimato
antecipar adiantar
apagar excluir deletar
apartamento ape
app aplicativo
armazenar armazenagem
assento poltrona
assinatura assinar
ativar habilitar
autorizacao permissao
aviao aeronave
banheiro sanitario toalete lavabo
barbeiro barbearia
barulho ruido
batismo batizado
beneficio vantagem
bercario creche
bloquear bloqueio
boi bovino gado
bolacha biscoito
bufe buffet
buque ramalhete
cadastro registro
campeonato torneio competicao
candidatura candidatar
cardapio menu
cardiologista cardiologia
carie obturacao restauracao
carregar recarregar recarga
castrar esterilizacao
catecismo catequese
cavalo equino
cegueira cego
cerveja chope
chacara sitio
cheiro odor fedor
chover chuva
cidade municipio
clareamento branqueamento
cliente consumidor fregues
cobertor edredom
cobrar cobranca
coceira cocar
coloracao tintura tingir
comemorar celebrar festejar
comprar adquirir aquisicao
computador pc
concluir completar
conduzir dirigir
conectar conexao
conectar plugar
confeitaria doceria
confidencial sigilo
confissao confessar
construcao construir
consultorio clinica
convite convidar
corrigir correcao corrijo
cortina persiana
costureira costura
cronograma calendario
cupom voucher
curriculo cv
curso capacitacao
danificar dano avaria
deduzir deducao abater
defeito defeituoso
demissao demitir
demonstracao demo
dentista odontologo odontologia
denuncia denunciar
dermatologista dermatologia
desbloquear desbloqueio
desistir arrepender
diarista faxineira
digitalizar escanear scanner
dinheiro grana
diploma certificado
dispositivo aparelho
doacao doar donativo
doador doacao
doce docinho
doenca enfermidade
doente enfermo
dormir durmo pernoitar
editar edicao
embalagem embalar
embarque embarcar
emissao emitir
empregado funcionario
empresa firma companhia
encanador hidraulica
enchente alagamento inundacao
encontrar achar
endereco localizacao
engano equivoco
engarrafamento congestionamento
enjoo nausea vomito
enterro sepultamento
entregar entregue delivery
entupido desentupir
enviar remessa
escola colegio
escolher selecionar
escrever escritor
esgotado indisponivel
esperar aguardar
estagio estagiario
esteticista estetica
estofado sofa
estresse stress
etaria idade
exceder ultrapassar
exigir requisito
experimentar testar teste
extra adicional
extrato movimentacao
faculdade universidade
falecimento obito morreu
falha erro bug
farmacia drogaria
faxina limpeza
feedback opiniao
ferias recesso
fim final
fisioterapeuta fisioterapia
fone headset
fonoaudiologo fonoaudiologia
formulario ficha requerimento
foto fotografia imagem
freela freelancer autonomo
funcionario colaborador
funilaria lanternagem
gibi quadrinhos hq
ginecologista ginecologia
golpe fraude
gratis gratuito gratuidade
gripe resfriado
guiche bilheteria
guincho reboque rebocar
hackear invadir invasao
heranca inventario
herdeiro heranca
hidrometro medidor
hipertensao hipertenso
holerite contracheque
homem masculino
hospedagem hospedar acomodacao estadia
idioma lingua
igreja paroquia
imposto tributo
imprimir impressao impresso
inchaco inchado
ingresso bilhete ticket
inicio comeco
inquilino locatario
inscricao inscrever inscrito
inss previdencia
instrucao manual
interromper interrupcao
intervalo pausa
isento isencao
itinerario trajeto rota
joia joalheria
legislacao lei
leitura ler leitor
limpar higienizar
lixo residuo
locador proprietario
logotipo logomarca
luz eletricidade energia
mac macos osx
malhar musculacao
mandioca aipim macaxeira
manicure unha
maquiagem maquiar
marcenaria marceneiro
marmita quentinha marmitex
massagem massoterapia
matricula inscricao
matutino manha
maximo maxima
medir meco
mexerica tangerina bergamota
minibar frigobar
minimo minima
mofo bolor
moradia residencia
morar residir
motocicleta moto
mulher feminino
navegador browser
notebook laptop
notificacao aviso alerta
noturno noite
nutricionista nutricao
obrigatorio obrigatoriedade obrigacao
oficina mecanica
oftalmologista oftalmologia oculista
onibus busao
opiniao comentario
orcamento cotacao
padaria panificadora padeiro
padre paroco sacerdote
pagar quitar
panfleto folheto flyer
parquinho playground
passarinho passaro
pcd deficiencia
perder perco extraviar
permanecer permanencia
permitido permissao
pet animal bicho
petisco aperitivo
pilula anticoncepcional
pintura pintor pintar
piso assoalho
porco suino
praia litoral
predio edificio
preservativo camisinha
prever previsao
produto mercadoria
proibido vedado
promocao promocional oferta
proteger protecao
protese dentadura
provisorio temporario
psicologo psicologia
quinzenal quinzena
rapido agil ligeiro
rastrear rastreio
reciclar reciclagem
reclamacao queixa
recuperar redefinir resetar
reduzir diminuir
reembolso estorno ressarcir restituir
regra regulamento norma
remedio medicamento
remoto teletrabalho homeoffice
renovar prorrogar
repor reposicao
resolver solucionar
responder resposta
rezar orar oracao
rg identidade
roubo furto roubar roubado
roupa vestuario
salario remuneracao
salgado salgadinho
sanduiche sanduba
shampoo xampu
show concerto
site website portal
sitio fazenda
solicitar pedir peco
sujo sujeira
sumir desaparecer
surdez surdo
suspender suspensao suspenso
tapete carpete
tatuagem tattoo
tela display visor
televisao tv televisor
tenda barraca
terapeuta terapia psicoterapia
terreno lote
time equipe
tontura tonto
traduzir traducao tradutor
transferir transfiro
transito trafego
translado traslado
trazer trouxe trago
armazenado armazenar guardado guardar > servidor hospedado
cancelar cancelamento > desistir desistencia
compativel compatibilidade > funciona integra
enviar mandar subir > ler importar anexar
estacionamento > manobrista
idioma lingua > ingles espanhol frances italiano alemao portugues japones
levar > trazer
treinador instrutor personal
treinar exercitar
trilha caminhada
trocar substituir
turno jornada
ultrassom ultrassonografia
uniforme farda
vacina imunizacao
varanda sacada
vencimento expirar
verificar checar conferir
verme vermifugo
vespertino tarde
viagem viajar
vistoria inspecao
votar eleicao
whatsapp zap whats
xerox fotocopia copia
adaptador > voltagem
aeroporto > traslado
airbnb > temporada hospedagem
ajuda > suporte
albergue hostel > hospedagem dormitorio
album tripe > fotografia
alisar > progressiva
almoco janta > refeicao restaurante
amendoim castanha > alergenicos
amostra > prova
android > aplicativo app
anel alianca colar brinco pulseira > joia
aniver > aniversario festa
aniversario > festa evento
apadrinhar > padrinho
apanhar buscar > retirar
apostila caderno estojo > material
aprender estudar ensinar > curso aula
apto > apartamento
aquecedor lareira > aquecimento
arranhao > funilaria pintura
arrumar > consertar reparo
asma bronquite pulmao > pneumologista
assalto > sinistro
assembleia > reuniao
atacado revenda revender > quantidade
atestado > justificativa ausencia
ator atriz > elenco
atrasar > tolerancia
aumentar aumento > reajuste
autoescola > habilitacao
automovel van caminhonete carro moto > veiculo
avaria > garantia troca
aviao > voo aereo
axila virilha buco > depilacao
backup > copia
bafo > halitose
baixar > download
bale forro samba > danca
banana laranja abacaxi maca > fruta
barato baratinho > promocao desconto oferta
barba > barbearia
beliche > quarto cama
beringela alface cenoura batata > legumes verduras
biblioteca livro revista dvd > acervo
bicicletario > bicicleta
bigode > barba
bilhete ticket > passagem
blecaute > interrupcao
blusa jaqueta bermuda agasalho casaco > roupa
bo > boletim ocorrencia
boleto pix cheque > pagamento
bolo torta > doces encomenda
boteco barzinho > bar
botijao > gas
botox preenchimento > estetica
bracket aparelho > ortodontia
breja birita > cerveja alcoolica
brigadeiro beijinho > doces confeitaria
brinquedo parquinho > infantil
bullying briga > agressao convivencia
buraco asfalto > pavimentacao
cabelo > capilar
caber > lugares capacidade hospedes lotacao
cachorro gato hamster coelho > animal pet
cadeirante > acessibilidade prioridade preferencial
cadeirinha > seguranca
calote > inadimplencia cobranca
camarote > setor
camelo ambulante > alvara
camiseta camisa vestido > roupa
caneca caneta > brindes
cantor instrumento > musica
capela santuario > igreja
carie siso > dentista odontologia
carrapato > antipulgas
carregador capinha pelicula fone cabo > acessorios
carreto > mudanca
carteirinha ficha formulario > cadastro
casca > organico
cedula > dinheiro
cego cegueira > braille visual
cel > celular
celiaco > gluten
celular > dispositivo
cenoura alface > hortifruti
censura > classificacao indicativa
cerimonia missa > celebracao
certidao > documento cartorio
cerveja chope vinho caipirinha > bebida alcoolica
cesarea > maternidade
chale > hospedagem
chapinha > escova
chave > chaveiro
checkin > entrada
checkout > saida
cheio > lotacao capacidade
chip > microchip esim
chover chuva > clima
chrome firefox safari > navegador
chupeta mamadeira > infantil
churrasco > churrasqueira
churrasqueira quiosque divertir diversao > lazer
clonar clonaram > clonagem fraude
colega amigo amiga > convidado acompanhante
colisao > sinistro acidente
comida > refeicao alimentacao restaurante
comissao > corretagem
concurso > edital
consertar > manutencao
contracheque > holerite
contracheque holerite > salario pagamento
convenio > plano
cooler isopor > alimentos
coracao > cardiaco
correspondencia > correio
corretor > imobiliaria imovel
coxinha esfiha empada kibe > salgados
cras > assistencia social
creche bercario > educacao infantil
crisma > sacramento
croissant bisnaga > padaria
cupom > desconto
curriculo > vaga candidatura
custo valor preco > tarifa mensalidade
danificado > troca
data > calendario
decolagem > voo
defeito > garantia troca devolucao
deletar apagar > remover
demo > teste
demora > prazo duracao
dependente > beneficiario
depressao ansiedade insonia > psicologia psiquiatria
desativar > cancelamento
desempregado > isencao
desfazer > restaurar reverter
desistir > cancelamento devolucao
despejar > desocupacao
dipirona paracetamol ibuprofeno > medicamento remedio
diploma > conclusao
dirigir > condutor habilitacao
disjuntor fiacao > eletricista eletrica
divida > inadimplencia negociacao
divorcio > separacao
dj banda > musica
dolar euro > moeda cambio
dolorido doendo > dor
donativo doacao > contribuicao
ead > online distancia
embrulho embrulhar > presente embalagem
empregador > empresa vaga
emprestimo consignado > credito
enguicar > defeito falha
ensaio book > fotografia
entrada > ingresso
entulho cacamba > descarte coleta
entupimento > encanador hidraulica
enxaqueca > neurologista
esgotado > disponibilidade estoque
esmalte cuticula > manicure
espinha acne > dermatologia
esquecer > perder
estampar bordar > personalizado
estante poltrona sofa colchao > moveis
esticar estender > prorrogar renovar
estomago gastrite azia > gastroenterologista
estragar > danificado quebrado defeito avaria conserto reparo
estrangeiro > internacional exterior
etanol gasolina diesel abastecer > combustivel
excel > planilha
expediente feriado > horario funcionamento
experimentar > experimental teste
facul > faculdade
falar conversar > contato atendimento
faltar > ausencia
faxineira > limpeza
febre tosse gripe > sintoma
fechadura > chaveiro
fgts > trabalhista rescisao
fiador avalista > garantia
fila > espera
filho filha > dependente
filial > unidade
filial rua avenida > endereco
filmar > video
folga > descanso escala
formatura festa festival > evento
formiga escorpiao > dedetizacao pragas
fralda > fraldario
frango picanha linguica bife > carne
franja > corte
fratura torcao luxacao joelho coluna tornozelo > ortopedia
freezer fogao geladeira microondas liquidificador > eletrodomestico
freio embreagem suspensao > mecanica oficina
frete correio sedex > entrega envio
furadeira martelo > obra
futebol volei basquete capoeira > esporte modalidade
galera turma excursao > grupo
galho arvore > poda
gengiva > dentista odontologia periodontia
geriatra > idoso medico
gibi > livro acervo
ginasio quadra > esporte
ginecologista > especialidade
golpe clonado fraude hackear invadir alarme > seguranca
goteira > vazamento infiltracao encanador hidraulica
grama > jardinagem
gravida gravidez > gestante
gringo > estrangeiro
guarana coca > refrigerante
guardar > armazenagem armazenamento
hacker > seguranca
hamburguer macarrao sushi prato rodizio bufe > cardapio
hemorroida intestino > proctologista
herdeiro > inventario
hidro > hidroginastica
hipertrofia halter > musculacao
hipoteca > financiamento credito
honorarios > valor
hotel pousada > hospedagem acomodacao
idoso > prioridade preferencial
ifood rappi > delivery entrega
impressora xerox > impressao
imprevisto > cancelamento remarcacao
infracao > multa
injecao > injetavel aplicacao
insatisfeito > reclamacao ouvidoria
insta instagram facebook tiktok > redes sociais
insulina > diabetes medicamento
invisalign alinhador > ortodontia
ioga > yoga
ipad > tablet
iphone > celular smartphone aplicativo app
iptu ipva iss > imposto tributo
irpf > imposto declaracao
isopor > reciclavel
joanete calo > podologia
judo > esporte modalidade luta
karate jiujitsu muay > luta
kids > infantil crianca
kitnet studio apartamento sobrado terreno lote > imovel
km quilometro > quilometragem
lacre etiqueta > embalagem original
lactose > intolerancia
lampada > descarte iluminacao
lanchinho lanche > alimentacao alimentos
lanchonete > restaurante
laudo > resultado exame
lembrancinha souvenir > presente
lembrete > notificacao aviso
lencol fronha toalha travesseiro > enxoval
lentidao mega lento > velocidade
lgpd > privacidade dados
licenca alvara > autorizacao
limpeza tartaro > profilaxia
liquidacao > promocao desconto
lixeira > conteiner
lixeiro gari > coleta
lixo > coleta
locker escaninho > armario
logar > login acesso
login > acesso
luzes mechas > coloracao
macbook imac > apple computador
machucar > lesao
madrugada > noite
malhar musculacao > academia treino
mamar > amamentacao
mandar remeter despachar > enviar
manobrista valet > estacionamento
maquininha > cartao pagamento
marcar > agendar
marmita quentinha > refeicao
mastercard elo > credito debito
menino garoto moleque filho neto sobrinho gurizada criancada > infantil
menopausa menstruacao > ginecologia
mensalidade anuidade > valor taxa
merenda racao > alimentacao
milhas > pontos fidelidade
miopia > oculos
mochila > bagagem
modem > roteador
mosquito pernilongo > insetos dengue repelente
motoboy > entrega
motorhome > trailer camping
motorista > condutor
movel sofa colchao > volumosos
msg > mensagem
muleta rampa deficiente elevador bengala > acessibilidade
municipe > morador
murchar murcha > durabilidade conservacao
nadar > natacao
namorado > acompanhante casal
nariz garganta > otorrino
natacao > piscina
navio cruzeiro > viagem
nenem > infantil bercario
newborn > nascido
niver > festa
notebook tablet > computador dispositivo
notinha > nota fiscal
nubank itau bradesco santander > banco
obesidade emagrecer engordar > nutricao
obito nascimento > certidao cartorio
oculos armacao > otica
ong > entidade instituicao
ouvidoria chat > atendimento
palhaco magico > animacao recreacao
pane > guincho assistencia
panela talher louca > utensilios cozinha
panfleto banner cartaz adesivo > impressao grafica
paozinho baguete padaria > pao
papagaio calopsita > animal pet ave
parabrisa > vidro
parcelar parcela parcelas prestacao prestacoes > dividido dividir juros acrescimo
participar > inscricao
passagem > voo viagem
patinete onibus trem bonde perua > transporte
patrao > empregador
patrao microempreendedor cnpj > empresa
pediatra dermatologista cardiologista ortopedista neurologista > medico especialista
pedreiro azulejista empreiteiro > reforma obra construcao
pensionista previdencia inss > aposentadoria
perdido extraviado > achados
perfume desodorante > liquidos
permitido > aceitamos aceito
pescar > pesqueiro
pessimo horrivel decepcionado procon > reclamacao
pessoalmente > presencial
petshop > banho tosa
picole > sobremesa sorvete
pifar > conserto reparo defeito falha
pilates yoga zumba crossfit spinning > aula modalidade
pilha > descarte
pingar > vazamento infiltracao
pizzaria > restaurante cardapio
plateia > assento
pneu estepe > borracharia
pobre > gratuidade
poltrona assento > lugar
poodle labrador pinscher pitbull > cachorro cao animal
postinho ubs > saude
poupanca cdb tesouro > investimento
prefeito > prefeitura
prescola > educacao
prestacao crediario > parcelamento
privacidade > dados lgpd
profe prof > professor
programa > software
proibir permitido > regras regulamento
prova teste > exame avaliacao
psicoterapia > psicologico
pulga > dedetizacao pragas antipulgas
quebrar > danificado defeito avaria conserto reparo troca garantia
queijo iogurte manteiga > laticinio
quimioterapia radioterapia cancer tumor > oncologia
rachar trincar amassar > danificado quebrado defeito avaria
radiador alternador > mecanica
raiva > antirrabica
rato cupim > dedetizacao pragas
recheio > sabor
encontro > sai saem saida parte
sai saem
seguro > cobertura
vegetariano > veggie
sitio chacara > rural
castracao castrar > cirurgia
filhote > animais caes gatos
reciclagem reciclar > coleta seletiva
reclamar elogio sugestao critica denuncia denunciar > ouvidoria
recorrer > contestacao defesa
recreio > intervalo
reforma > obra
refri > refrigerante
regar molhar > cuidados
regime dieta > nutricionista nutricao
regimento estatuto > regulamento
relogio anel > joalheria
remoto > online
renegociar > negociacao
ressarcir > indenizacao
reumatismo artrite artrose > reumatologista
rg identidade passaporte cnh comprovante > documento
rim prostata > urologista
roaming > internacional exterior
rodoviaria > onibus terminal
romance > livro
rosa orquidea girassol lirio margarida buque > flor
roubo furto > sinistro bloqueio
sacrificar > eutanasia
salmao tilapia atum > peixe
samsung xiaomi motorola > celular smartphone
samu socorro ambulancia > emergencia
sandalia chinelo > sapato
sangue urina > laboratorio exame
saque > sacar
sauna massagem ofuro > spa
scooter lambreta > moto
selfie retrato > fotografia imagem
senhorio > proprietario locador
dono dona > fundada fundado fundadora
serasa spc > negativado inadimplencia
seringa agulha > perfurocortante
serpente > animal
siames gatinho felino > gato
simulacao estimativa > orcamento
sindico > condominio
sindrome alzheimer > doenca
sobrancelha > design
sobremesa > doces
sogra sogro cunhado > convidado
soneca cochilo > sono descanso repouso
sorvete pudim mousse > sobremesa
sumir desaparecer > perder extravio
surdo surdez > libras auditiva
telefone whatsapp email > contato
televisao impressora tablet computador > eletronico
temperatura > aquecida
terapia > psicologia
terreo subsolo > andar
tireoide hormonio > endocrinologista
torneio campeonato > competicao inscricao
torneira descarga > hidraulica
tosquiar > tosa
touca sunga biquini > piscina traje
trailer barraca > camping acampamento
trampo > emprego vaga
travar > erro falha
treinar > academia
turista > visitante
tutorial > ajuda guia instrucoes
uber > transporte
ultrassom tomografia ressonancia mamografia hemograma > exame
unimed amil hapvida > convenio plano
urgente > expresso
urologista psiquiatra endocrinologista reumatologista > medico especialista
urologista psiquiatra otorrino > especialidade consulta
vaca galinha porco > animais
validade prazo > vencimento
vape charuto narguile > fumar
veneno envenenado > intoxicacao
ventania tempestade temporal > vendaval
verruga micose > dermatologista
vestibular enem > processo seletivo
vestido terno fantasia > traje
vestir > roupa calca sapato tenis
vet > veterinario
video > filmagem
videochamada > online teleconsulta telemedicina
vidro plastico papelao lata > reciclavel reciclagem
violao guitarra > instrumento musical
visitar visita > conhecer
vizinho > condominio vizinhanca
vodca uisque champanhe espumante > bebida alcoolica
vovo vovozinha avo velhinho aposentado > idoso
vr vt > beneficio
wc toilette > banheiro sanitario
windows linux > sistema operacional
workshop minicurso > curso oficina
xarope comprimido antibiotico pomada > medicamento remedio
xingar ofender calunia > injuria difamacao
zelador porteiro > portaria
"a domicilio" > domicilio
"aberto agora" > horario funcionamento
"abre hoje" > horario funcionamento
"abrir empresa" > cnpj abertura
"abrir mei" > microempreendedor cnpj
"abrir um negocio" > alvara
"abrir uma loja" > alvara
"acaba que horas" > termino encerramento horario
"acabou a gasolina" > pane
"acabou a internet" > franquia pacote dados
"acabou a luz" > energia falta
"acabou o espaco" > armazenamento
"aceita plano" > convenios
"aceitam plano" > convenios
"achei um cachorro" > resgate abandonado zoonoses
"achei uma chave" > achados perdidos
"acompanhar meu pedido" > rastreamento
"acompanhar o pedido" > rastreamento
"acucar no sangue" > diabetes
"adicionar alguem" > usuario convidar membro
"agua parada" > dengue
"ainda da tempo" > prazo encerramento
"ainda nao chegou" > atraso rastreamento
"andar a cavalo" > cavalgada passeio
"animal de estimacao" > pet
"animal morto" > recolhimento remocao
"ano novo" > reveillon
"ao ar livre" > externa varanda
"apagar minha conta" > exclusao
"apaguei sem querer" > restaurar lixeira
"aprender a usar" > tutorial guia instrucoes
"ar condicionado" > climatizado
"arrancar dente" > extracao
"arrumar o cabelo" > penteado escova
"assistir depois" > gravada gravacao
"atrasei o pagamento" > multa juros
"aula de teste" > experimental
"aula gratis" > experimental
"aumentar a letra" > fonte tamanho
"baixa renda" > isencao social gratuidade
"baixar meus dados" > exportar
"banho quente" > chuveiro ducha
"barulho estranho" > diagnostico
"bateram no meu carro" > terceiro
"bati em outro" > terceiro
"bati o carro" > sinistro acidente
"beber agua antes" > jejum preparo
"bicho de estimacao" > animal pet
"bloquearam minha conta" > suspensa desbloqueio
"boleto venceu" > multa juros atualizado
"boleto vencido" > multa juros atualizado
"bolo pra amanha" > antecedencia
"botar credito" > recarga
"buraco na rua" > asfalto pavimentacao
"buscar mais tarde" > tolerancia atraso
"buscar na loja" > retirada
"cabelo branco" > raiz coloracao
"cabelo caindo" > queda
"cachorro fugiu" > desaparecido perdido
"cachorro morreu" > cremacao
"cachorro na rua" > resgate abandonado zoonoses
"cada quinze dias" > quinzenal
"cadeira de rodas" > acessibilidade cadeirante
"cafe da manha" > desjejum
"caiu a restauracao" > urgencia
"caiu na agua" > molhado conserto
"cama a mais" > extra adicional
"camas separadas" > solteiro
"cano furado" > vazamento encanador
"cano quebrado" > vazamento encanador
"carro amassado" > funilaria
"carro nao liga" > guincho pane
"carro nao pega" > guincho bateria
"carro quebrou" > guincho assistencia
"carta de motorista" > cnh habilitacao
"cartao nao passou" > recusado pagamento
"cartao venceu" > atualizar pagamento validade
"carteira assinada" > clt
"carteira de estudante" > carteirinha estudantil
"carteira de habilitacao" > cnh
"carteira de identidade" > rg documento
"carteira de motorista" > cnh habilitacao
"carteira de trabalho" > ctps
"carteira vencida" > renovacao cnh
"celular molhou" > oxidacao
"cesta basica" > alimentos assistencia
"chamar amigos" > visitas
"chamar o guincho" > assistencia
"chega em quantos" > prazo entrega
"chegar de madrugada" > checkin tardio recepcao
"chegar mais cedo" > checkin
"chegar tarde" > checkin tardio recepcao
"chegou quebrado" > troca devolucao defeito
"cheiro de gas" > emergencia vazamento
"chuveiro nao esquenta" > resistencia eletricista
"chuveiro queimou" > resistencia eletricista
"cobra pra vir" > visita taxa
"cobraram duas vezes" > duplicidade estorno
"cobraram errado" > contestacao indevida estorno
"codigo nao chega" > verificacao sms reenviar
"codigo nao chegou" > verificacao sms reenviar
"colocar credito" > recarga
"colocar no meu nome" > titularidade
"com a minha" > propria proprio
"com bebe" > infantil
"com minha" > propria proprio
"com meu" > proprio propria
"com o meu" > proprio propria
"com quantos anos" > idade minima
"comer a vontade" > rodizio buffet
"comeu chocolate" > intoxicacao emergencia
"comprar na porta" > bilheteria
"comprovar endereco" > comprovante residencia
"confirmar presenca" > rsvp
"conhecer o espaco" > visita
"conhecer o imovel" > visita
"conhecer o lugar" > visita
"conta alta" > consumo leitura
"conta bloqueada" > suspensa desbloqueio
"conta de agua" > fatura
"conta de luz" > fatura energia
"conta veio alta" > fatura
"contratar funcionario" > admissao
"convidar colega" > usuario membro
"cortar arvore" > poda
"cortar o mato" > capina rocada
"cortar o pelo" > tosa
"cortaram a luz" > religacao
"cortaram minha luz" > religacao
"crianca nao paga" > gratuidade isencao
"crianca pode entrar" > classificacao etaria
"criar conta" > cadastro registro
"custa para crianca" > menores
"custa para criancas" > menores
"dar a luz" > maternidade
"dar de mamar" > amamentacao
"dar dinheiro" > doacao
"dar roupas" > doacao doar
"data limite" > prazo encerramento
"data livre" > disponibilidade agenda
"de graca" > gratuito gratis
"deixar a mala" > volumes
"deixar as malas" > volumes
"deixar de ser socio" > desligamento cancelamento
"deixar o carro" > estacionamento
"deixei no onibus" > achados perdidos
"deletei sem querer" > restaurar lixeira
"dente amarelo" > clareamento
"dente de leite" > odontopediatria
"dente doendo" > urgencia
"dente quebrado" > dentista urgencia
"dentes amarelos" > clareamento
"dentes tortos" > ortodontia
"dentista infantil" > odontopediatria
"depois da entrevista" > retorno seletivo
"descarrega rapido" > bateria
"descontar no imposto" > deducao incentivo
"desmontar moveis" > desmontagem
"desmontar os moveis" > desmontagem
"deu curto" > eletricista
"deu erro" > erro falha
"deu problema" > defeito problema
"devolvem o dinheiro" > reembolso estorno
"devolver atrasado" > multa atraso
"dificuldade de andar" > mobilidade
"dinheiro de volta" > reembolso estorno
"dividir no cartao" > parcelamento
"dividir o valor" > parcelamento
"dividir os bens" > partilha
"divisao de bens" > partilha
"do lado de fora" > externa varanda
"doar sangue" > hemocentro
"doar todo mes" > mensal recorrente
"documento do carro" > licenciamento crlv
"dois fatores" > autenticacao
"dor de cabeca" > enxaqueca neurologista
"dor de dente" > dentista urgencia
"dor nas costas" > coluna ortopedia
"duram as flores" > durabilidade cuidados
"efeito colateral" > adversas reacoes
"em cima da hora" > antecedencia
"emprestar o carro" > condutor adicional
"encher o tanque" > combustivel abastecimento
"encomendar bolo" > antecedencia
"endereco errado" > correcao alteracao
"engoliu meu cartao" > retido
"enquanto viajo" > suspensao trancamento pausa
"entrar de graca" > gratuidade isencao
"entrar e sair" > reentrada
"entrar em contato" > contato telefone
"entrar na justica" > processo
"entrar no clube" > associar adesao
"entrega em casa" > delivery domicilio
"entrega hoje" > expressa imediata
"entregam em casa" > entrega delivery
"entregar hoje" > expressa imediata
"errei a senha" > tentativas bloqueio
"errei o nome" > correcao alteracao
"escolher o lugar" > assento numerado
"esqueci a carteirinha" > identificacao documento
"esqueci a senha" > redefinir recuperar
"esqueci de buscar" > armazenagem abandono
"esqueci de devolver" > multa atraso
"esqueci de pagar" > multa juros atraso
"esqueci meu casaco" > achados perdidos
"esqueci no onibus" > achados
"esqueci uma coisa" > achados perdidos
"esta aberto" > horario funcionamento
"esta demorando" > atraso
"estao contratando" > vaga
"exame de sangue" > laboratorio
"falar com alguem" > atendimento contato
"falar com voces" > contato atendimento
"falta um dente" > implante
"faltei na aula" > reposicao gravacao
"faltou agua" > abastecimento
"faltou luz" > energia falta
"faltou uma peca" > incompleto
"fazer a arte" > criacao design
"fazer a barba" > barbearia
"fazer a unha" > manicure
"fazer barulho" > silencio
"fazer canal" > endodontia
"fazer meu imposto" > declaracao irpf
"fazer o pe" > pedicure
"fazer reclamacao" > ouvidoria reclamacao
"fazer uma festa" > evento aluguel
"fecha pro almoco" > intervalo
"fechar a conta" > encerramento exclusao
"fechar a empresa" > baixa encerramento
"fechar empresa" > baixa encerramento
"fechar minha conta" > encerramento exclusao
"fica pronto" > prazo entrega
"fica travando" > lentidao desempenho
"ficar com os filhos" > guarda
"ficar loira" > descoloracao luzes
"ficar mais tempo" > prorrogar
"ficar pronto" > prazo entrega
"ficou grande" > troca tamanho
"ficou pequeno" > troca tamanho
"filho doente" > atestado ausencia afastamento
"fio desencapado" > eletricista
"fiquei doente" > doenca atestado
"flores pra enterro" > coroa funebre
"flores pra velorio" > coroa funebre
"fora do ar" > instabilidade indisponivel
"fora do brasil" > internacional exterior
"fora do pais" > internacional exterior
"forma de pagamento" > cartao pix boleto
"fotos prontas" > entrega prazo
"fui demitido" > demissao rescisao
"fui mal atendido" > reclamacao ouvidoria
"fui roubado" > boletim ocorrencia
"funciona no celular" > aplicativo mobile
"fundo de garantia" > fgts
"furar a orelha" > perfuracao lobulo
"ganhar massa" > musculacao hipertrofia
"ganho pouco" > isencao social gratuidade
"gastar menos" > economia consumo
"geladeira velha" > volumosos descarte
"grande quantidade" > atacado
"guarda roupa" > moveis armario
"guardar dinheiro" > poupanca investimento
"guardar minhas coisas" > armario
"horas podemos entrar" > checkin entrada
"horas posso chegar" > checkin entrada
"horas posso entrar" > checkin entrada
"horas posso sair" > checkout saida
"horas tenho que sair" > checkout saida
"imposto atrasado" > regularizacao multa
"internet caiu" > conexao falha
"internet lenta" > velocidade conexao
"internet nao funciona" > conexao falha instabilidade
"invadiram minha conta" > comprometida
"jogar fora" > descarte lixo
"jogaram lixo" > irregular denuncia
"juntar dinheiro" > poupanca investimento
"lavar roupa" > lavanderia
"letra maior" > fonte tamanho
"levar meu vinho" > rolha
"levar meus alunos" > grupos escolares
"levar mochila" > volumes
"levar vinho" > rolha
"levaram meu carro" > sinistro
"levei multa" > infracao
"ligar para" > telefone contato
"limpar o nome" > negativado negociacao
"link nao funciona" > expirado
"livro atrasado" > multa
"livros posso" > emprestimo
"livros usados" > doacao
"lixo de obra" > entulho
"lixo na rua" > irregular denuncia
"lixo nao passou" > coleta
"lixo reciclavel" > coleta seletiva
"lua de mel" > casal
"lugar marcado" > assento numerado
"luz da rua" > iluminacao
"mais barato" > desconto promocao
"mais em conta" > desconto promocao
"mais uma hora" > adicional extra
"mais uma mala" > excesso adicional
"mala a mais" > excesso adicional
"mala de mao" > bagagem bordo
"mala nao chegou" > bagagem extravio
"mandado embora" > demissao rescisao
"mandar arquivo" > upload anexo
"mandar curriculo" > vaga candidatura
"mandar dinheiro" > transferencia pix
"mandar embora" > demissao rescisao desligamento
"mandar outra pessoa" > procuracao terceiros autorizacao
"mandar rezar" > intencao
"mandaram errado" > troca devolucao
"manter meu numero" > portabilidade
"manter o numero" > portabilidade
"marcar hora" > agendamento
"marcar horario" > agendamento
"marcar missa" > intencao
"matar barata" > dedetizacao
"mato alto" > capina rocada
"mau atendimento" > reclamacao ouvidoria
"mau halito" > halitose
"me deve dinheiro" > cobranca execucao
"me livrar" > descarte
"me separar" > divorcio
"medico de crianca" > pediatra
"medico de idoso" > geriatra
"medico de olho" > oftalmologista
"medico de pele" > dermatologista
"medico do coracao" > cardiologista
"medico em casa" > domiciliar
"medir a pressao" > afericao
"medo de dentista" > sedacao ansiedade
"meia entrada" > desconto ingresso
"meio expediente" > parcial
"meio periodo" > parcial
"menor de idade" > menor responsavel
"menor pode entrar" > classificacao etaria
"meu bairro" > area regiao cobertura
"meu filho pequeno" > infantil crianca
"meu patrao" > trabalhista
"meu saldo" > extrato
"minha esposa" > conjuge
"minha mulher" > conjuge
"minha regiao" > area cobertura
"molhei o celular" > oxidacao
"mostrar o exame" > retorno
"motorista foi grosso" > reclamacao ouvidoria
"moveis velhos" > descarte coleta
"mudar a data" > remarcar reagendar alteracao
"mudar a reserva" > alteracao
"mudar a senha" > alterar redefinir
"mudar de banco" > portabilidade
"mudar de contador" > migracao transferencia
"mudar de escola" > transferencia
"mudar de plano" > migracao alteracao upgrade
"mudar de turma" > transferencia mudanca
"mudar minha senha" > alterar redefinir
"mudar o horario" > remarcar reagendar
"mudar o nome" > titularidade alteracao
"mudar o voo" > remarcacao alteracao
"mudei de casa" > atualizacao alteracao
"mudei de endereco" > atualizacao alteracao
"mudei de ideia" > desistencia cancelamento devolucao
"mudei de nome" > alteracao retificacao
"musica alta" > silencio ruido
"nao aceitou o cartao" > recusado pagamento
"nao aparecer" > comparecimento ausencia noshow
"nao assinou carteira" > trabalhista
"nao busquei" > armazenagem abandono
"nao chegou" > atraso extravio entrega
"nao como carne" > vegetariano
"nao consigo acessar" > acesso login senha
"nao consigo entrar" > acesso login senha
"nao consigo pagar" > negociacao parcelamento
"nao declarei" > regularizacao multa
"nao enxerga" > cego visual
"nao estava em casa" > ausente ausencia tentativa
"nao fiz essa compra" > contestacao fraude indevida
"nao funciona" > defeito erro
"nao gostei" > devolucao troca reclamacao
"nao lembro a senha" > redefinir recuperar
"nao lembro minha senha" > redefinir recuperar
"nao me responderam" > retorno
"nao ouve" > surdo auditiva
"nao paga pensao" > alimenticia alimentos
"nao paguei" > divida inadimplencia
"nao posso pagar" > isencao gratuidade parcelamento
"nao puder ir" > cancelamento remarcacao
"nao quero mais" > cancelamento desistencia
"nao recebi a conta" > fatura
"nao recebi o email" > spam
"nao recebi" > extravio entrega
"nao recebo email" > spam
"nao reconheco" > contestacao fraude indevida
"nao serviu" > troca devolucao
"nao tem aula" > feriado recesso calendario
"nao tenho arte" > criacao design
"nao tenho fiador" > caucao fianca
"nao veio" > entrega atraso
"nao vou poder" > cancelamento remarcacao
"negaram meu beneficio" > recurso indeferido
"ninguem em casa" > ausente ausencia tentativa
"ninguem me responde" > contato ouvidoria
"no meu ritmo" > autoinstrucional flexivel
"nome errado" > correcao alteracao
"nome sujo" > negativado restricao
"nota baixa" > recuperacao reprovacao
"numero de telefone" > contato telefone
"nunca fiz" > iniciante
"nunca trabalhei" > aprendiz
"objetos perdidos" > perdidos achados esquecidos
"oleo de cozinha" > descarte coleta
"organizar a festa" > assessoria cerimonial
"organizar meu casamento" > assessoria cerimonial
"outra pessoa buscar" > autorizacao terceiros
"outra pessoa pode" > procuracao terceiros autorizacao
"paga a parte" > adicional extra separado
"paga menos" > desconto reduzido
"pagam menos" > desconto reduzido
"pagar a parte" > adicional extra separado
"pagar antes" > antecipado antecipacao sinal
"pagar atrasado" > multa juros
"pagar em vezes" > parcelamento
"pagar meia" > desconto ingresso
"pago do meu bolso" > franquia coparticipacao
"paguei duas vezes" > duplicidade estorno
"pao quentinho" > fornada
"papel de presente" > embalagem embrulho
"para quem nunca" > iniciante
"parar de doar" > cancelamento
"parar de receber" > descadastrar cancelar
"parar os emails" > descadastrar
"parar por um mes" > suspensao trancamento pausa
"parede molhada" > infiltracao umidade
"parede umida" > infiltracao umidade
"parou de funcionar" > defeito garantia conserto
"passa cartao" > cartao pagamento
"passa o lixo" > coleta
"passando fome" > cesta alimentos
"passando mal" > emergencia urgencia
"passar a noite" > pernoite hospedagem
"passar mal" > emergencia urgencia
"passar meus dados" > importar migracao
"passar no medico" > consulta
"passar o dia" > day
"passar pra outra pessoa" > transferencia titularidade
"passar pro excel" > exportar
"passar pro meu nome" > titularidade
"passo a passo" > tutorial guia instrucoes
"passou do prazo" > atraso
"peca de teatro" > espetaculo
"pedido do medico" > guia encaminhamento
"pedido medico" > guia encaminhamento
"pedido nao chega" > atraso rastreamento
"pedir um taxi" > chamada
"pegar a crianca" > retirada saida autorizacao
"pegar dinheiro emprestado" > credito emprestimo
"pegar meu filho" > retirada saida autorizacao
"pegar na loja" > retirada
"pegar o resultado" > laudo
"pela internet" > online
"pensao do meu filho" > alimenticia alimentos
"perder barriga" > emagrecimento
"perder fotos" > backup
"perder minhas fotos" > backup
"perder o processo" > sucumbencia custas
"perder o voo" > noshow remarcacao
"perder peso" > emagrecimento nutricao
"perdi a conexao" > reacomodacao
"perdi a identidade" > emissao
"perdi a nota" > comprovante fiscal
"perdi a senha" > redefinir recuperar
"perdi meu celular" > bloqueio
"perdi meu ingresso" > reimpressao
"perdi meu voo" > noshow remarcacao
"perdi meus documentos" > emissao
"perdi minha senha" > redefinir recuperar
"perdi o cartao" > bloqueio bloquear
"perdi o celular" > bloqueio
"perdi o chip" > bloqueio
"perdi o ingresso" > reimpressao
"perdi o prazo" > atraso
"perdi o voo" > embarque remarcacao
"perdi um dente" > implante
"perto da praia" > distancia localizacao
"perto do centro" > distancia localizacao
"pessoa a mais" > extra adicional
"pessoa com deficiencia" > pcd acessibilidade
"pessoa de verdade" > atendente contato
"pia entupida" > desentupimento encanador
"pintar o cabelo" > coloracao tintura
"plano de saude" > convenio
"plano maior" > upgrade
"plano menor" > downgrade
"pneu furado" > borracharia
"por noite" > diaria
"posso ligar" > telefone contato
"postar minhas fotos" > divulgacao direito
"posto de saude" > ubs saude
"pouca quantidade" > minima tiragem
"pra presente" > embalagem embrulho
"pra revender" > atacado
"pra viagem" > retirada
"prato do dia" > executivo almoco
"preciso de contador" > contabilidade
"preciso de guincho" > assistencia
"pressao alta" > hipertensao
"primeira comunhao" > catequese
"primeiro emprego" > aprendiz
"problema de pele" > dermatologista
"processar a empresa" > indenizacao
"procuro emprego" > vaga curriculo
"produto errado" > troca devolucao
"provar a comida" > degustacao
"provar os doces" > degustacao
"proxima turma" > inicio
"proximo onibus" > horario linha itinerario
"pular na piscina" > mergulho
"quarto de casal" > suite acomodacao
"quarto para quatro" > quadruplo familia
"quarto para tres" > triplo
"quarto pra quatro" > quadruplo familia
"quarto pra tres" > triplo
"quebrar contrato" > rescisao multa
"quebrar na mudanca" > seguro danos indenizacao
"quebrou na mudanca" > seguro danos indenizacao
"queimou a geladeira" > eletricos ressarcimento
"queimou a tv" > eletricos ressarcimento
"quero ajudar" > doacao voluntariado
"quero engravidar" > fertilidade ginecologia
"quero trabalhar" > vaga curriculo
"quinze em quinze" > quinzenal
"raio x" > radiografia
"receber as fotos" > entrega prazo
"receber visitas" > visitante
"receita vencida" > validade
"reclamar de barulho" > silencio perturbacao
"registrar funcionario" > admissao
"registrar meu filho" > nascimento certidao
"relogio da luz" > medidor leitura
"relogio de agua" > hidrometro medidor
"remedio controlado" > tarja retencao psicotropico
"remedio de graca" > popular gratuito
"remedio vencido" > descarte
"repetir de ano" > recuperacao reprovacao
"resto de comida" > organico
"resto de obra" > entulho
"retirar na loja" > retirada
"rever a aula" > gravada gravacao
"riscaram meu carro" > funilaria
"rodei na prova" > reprovacao reteste remarcacao
"roubaram meu cartao" > bloqueio bloquear
"roubaram meu celular" > bloqueio bloquear
"roubaram meus documentos" > boletim ocorrencia
"roupa de banho" > traje
"roupa de cama" > enxoval lencol
"roupas usadas" > doacao
"rua escura" > iluminacao
"sai o pao" > fornada
"sai o resultado" > laudo
"sai por quanto" > preco valor
"sair da academia" > cancelamento rescisao
"sair da casa" > desocupacao rescisao vistoria
"sair da lista" > descadastrar
"sair do apartamento" > desocupacao rescisao vistoria
"sair do clube" > desligamento cancelamento
"sair do contrato" > cancelamento rescisao fidelidade
"sair do plano" > cancelamento rescisao fidelidade
"sair mais tarde" > checkout
"se cancelarem" > reembolso
"segunda via" > emissao
"sem acucar" > diet
"sem carne" > vegetariano vegano veggie
"so um dia" > diaria avulsa
"zona rural" > sitio chacara
"sem convenio" > particular
"sem dizer quem" > anonimo
"sem fiador" > caucao fianca
"sem gasolina" > pane
"sem hora marcada" > ordem chegada
"sem internet" > conexao falha instabilidade
"sem leite" > vegano
"sem marcar" > ordem chegada
"sem meu nome" > anonimo
"sem os pais" > desacompanhado responsavel
"sem pagar" > gratuito gratis
"sem saber nada" > iniciante basico
"sem sair de casa" > online
"sem um adulto" > desacompanhado responsavel
"senha da tela" > desbloqueio
"senha errada" > tentativas bloqueio
"separar o lixo" > seletiva reciclavel
"ser voluntario" > voluntariado
"serve quantas" > rendimento porcoes fatias
"show cancelado" > reembolso
"sinal fraco" > cobertura
"sinal ruim" > cobertura
"site caiu" > indisponivel instabilidade
"site nao abre" > indisponivel instabilidade
"sob medida" > planejado personalizado
"subir arquivo" > upload anexo
"ta aberto" > horario funcionamento
"ta demorando" > atraso
"tanque cheio" > combustivel abastecimento
"tecnico nao veio" > visita reagendamento
"tela trincada" > troca
"tem em estoque" > disponibilidade
"tem vaga" > disponibilidade
"tempo de curso" > duracao carga
"tempo de visita" > duracao
"ter o bebe" > maternidade
"terceira idade" > idoso
"testar gratis" > teste experimental
"tipo de papel" > gramatura
"tirar a carteira" > habilitacao cnh
"tirar a pressao" > afericao
"tirar carta" > habilitacao cnh
"tirar dente" > extracao
"tirar dinheiro" > saque
"tirar fotos" > fotografia
"tirar identidade" > emissao
"tirar leite" > ordenha
"tirar o siso" > extracao
"tirar rg" > emissao
"tirar sangue" > coleta
"tirar um dente" > extracao
"tirar uma duvida" > contato atendimento
"tirei da caixa" > lacre embalagem original
"to devendo" > divida negociacao
"toda semana" > semanal
"tomar banho" > chuveiro vestiario
"tomei multa" > infracao
"trabalhar ai" > vaga curriculo
"trabalhar com voces" > vaga curriculo
"trabalhar de casa" > remoto teletrabalho
"trabalhar em casa" > remoto teletrabalho
"trancado para fora" > chaveiro
"trancado pra fora" > chaveiro
"trancou a porta" > chaveiro
"transferir o carro" > propriedade detran
"tratar canal" > endodontia
"trincou a tela" > troca
"trocar a data" > remarcacao alteracao
"trocar a fralda" > fraldario
"trocar a senha" > alterar redefinir
"trocar de banco" > portabilidade
"trocar de contador" > migracao transferencia
"trocar de escola" > transferencia
"trocar de operadora" > portabilidade
"trocar de plano" > migracao alteracao upgrade
"trocar de roupa" > vestiario
"trocar de turma" > transferencia mudanca
"trocar meu email" > alterar atualizar
"trocar moeda" > cambio
"trocar o cartao" > atualizar pagamento validade
"trocar o email" > alterar atualizar
"trocar o nome" > titularidade alteracao
"trocar o oleo" > lubrificante
"trocar o vencimento" > alteracao
"trocar o voo" > remarcacao alteracao
"trocar oleo" > lubrificante
"turma cheia" > espera vagas
"tv velha" > eletronico descarte
"ultimo onibus" > horario linha itinerario
"um contador" > contabilidade
"unha do pe" > pedicure
"unha encravada" > podologia
"usam o dinheiro" > transparencia
"usar minhas fotos" > divulgacao direito
"usar no celular" > aplicativo mobile
"usar o seguro" > acionamento sinistro
"vaga de idoso" > credencial
"vai meu dinheiro" > transparencia
"vale meu apartamento" > avaliacao
"vao em casa" > domicilio
"vaso entupido" > desentupimento encanador
"vazando gas" > emergencia
"veio errado" > troca devolucao
"veio faltando" > incompleto
"veio muito alta" > consumo leitura
"veio quebrado" > troca devolucao defeito
"vende na porta" > bilheteria
"vender meu ingresso" > transferencia titularidade
"vez por semana" > semanal
"viajar sozinho" > desacompanhado
"vira lata" > cachorro cao animal
"virar loira" > descoloracao luzes
"virar mei" > formalizacao microempreendedor
"virar membro" > associar adesao
"virar socio" > associar inscricao
"vizinho barulhento" > silencio perturbacao
"volta a agua" > restabelecimento previsao
"volta a luz" > restabelecimento previsao
"voltar ao estoque" > reposicao
"voltar no medico" > retorno
"voo atrasado" > reacomodacao assistencia
"voo atrasou" > reacomodacao assistencia
"vou atrasar" > atraso tolerancia
"vou me mudar" > mudanca
"wifi fraco" > roteador sinal
"wifi nao pega" > roteador sinal
"zona azul" > rotativo
`;
