/**
 * Portuguese words of customers and pages; `lexicon.ts` tells how to read them. Data, hence the length.
 */
export const PORTUGUESE_LINES = `
abobora jerimum
abrir aberto abertura
acampar camping
acessibilidade acessivel
adiar remarcar reagendar
adocao adotar
adolescente jovem
advogado advocacia juridico
agasalho casaco
agendar marcar
ajudar auxilio
alergia alergenico
alterar modificar
alugar aluguel locacao
aluno estudante
amamentar aleitamento
aniversario niver
antecipar adiantar
apagar excluir deletar
apartamento ape
apartamento apto
app aplicativo
arrecadacao campanha
assembleia reuniao
assento poltrona
assinatura assinar
ativar habilitar
audicao auditivo ouvir
autorizacao permissao
aviao aeronave
baixar download
banheiro sanitario toalete lavabo
barbeiro barbearia
barulho ruido
batismo batizado
beneficio vantagem
bercario creche
bicicleta bike
bloquear bloqueio
boi bovino gado
bolacha biscoito
bufe buffet
buque ramalhete
cachorro cadela cao caes
cadastro registro
campeonato torneio competicao
cancelar desmarcar
cancelar rescindir rescisao
candidatura candidatar
cardapio menu
cardiologista cardiologia
carie obturacao restauracao
carregar recarregar recarga
carro automovel
cavalo equino
cegueira cego
celular smartphone
cerveja chope
chacara sitio
chaveiro chave
cheiro odor fedor
chover chuva
cidade municipio
cinema filme
clareamento branqueamento
cliente consumidor fregues
cobertor manta edredom
cobrar cobranca
coceira cocar
coloracao tintura tingir
comemorar celebrar festejar
comprar adquirir aquisicao
computador pc
concluir completar
conduzir dirigir
conectar conexao
confeitaria doceria
confissao confessar
consertar reparo
construcao construir
consultorio clinica
convite convidar
coracao cardiaco
corrigir correcao corrijo
cortina persiana
costureira costura
crianca infantil
cronograma calendario
cupom voucher
curriculo cv
curso capacitacao
danificar dano avaria
defeito defeituoso
demissao demitir
demonstracao demo
dentista odontologo odontologia
denuncia denunciar
dermatologista dermatologia
desbloquear desbloqueio
desconto abatimento
desistir arrepender
devolver devolucao
digitalizar escanear scanner
dinheiro grana
diploma certificado
disponivel disponibilidade
dispositivo aparelho
doacao doar donativo
doador doacao
doce docinho
doenca enfermidade
doente enfermo
dormir durmo pernoitar
ducha chuveiro
editar edicao
elevador ascensor
embalagem embalar
embarque embarcar
emergencia urgencia
emissao emitir
empregado funcionario
empresa firma companhia
encanador hidraulica
encomenda pedido
encontrar achar
endereco localizacao
engarrafamento congestionamento
enjoo nausea vomito
entregar entregue delivery
entupido desentupir
enviar remessa
escola colegio
escolher selecionar
escrever escritor
esgotado indisponivel
esperar aguardar
espetaculo apresentacao
esporte modalidade
estacionar garagem
estagio estagiario
esteticista estetica
estofado sofa
estresse stress
excursao passeio tour
exigir requisito
exposicao mostra
extrato movimentacao
faculdade universidade
falecimento obito morreu
falha erro bug
farmacia drogaria
fatura boleto
faxina limpeza
feedback opiniao
ferias recesso
filial unidade
fisioterapeuta fisioterapia
fone headset
fonoaudiologo fonoaudiologia
formatura colacao
formulario ficha requerimento
foto fotografia imagem
fumar cigarro
funcionario colaborador
funilaria lanternagem
geladeira refrigerador
gibi quadrinhos hq
ginecologista ginecologia
golpe fraude
gorjeta caixinha
gratis gratuito gratuidade
gravida gravidez gestante
gripe resfriado
guincho reboque rebocar
habilitacao cnh
hackear invadir invasao
heranca inventario
herdeiro heranca
hidrometro medidor
hipertensao hipertenso
holerite contracheque
hospedagem hospedar acomodacao estadia
idioma lingua
igreja paroquia
imposto tributo
imprimir impressao impresso
inchaco inchado
incluir incluso
ingresso bilhete ticket
inicio comeco
inquilino locatario
inscricao inscrever inscrito
inss previdencia
instrucao manual
intervalo pausa
joia joalheria
legislacao lei
leitura ler leitor
limpar higienizar
lixo residuo
locador proprietario
logotipo logomarca
loja estabelecimento
luz eletricidade energia
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
mexerica tangerina bergamota
minimo minima
mobilia movel
mobiliado mobilia
mofo bolor
moradia residencia
morar residir
motocicleta moto
nadar natacao
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
permitido permissao
pet animal bicho
petisco aperitivo
pilula anticoncepcional
pintura pintor pintar
piso assoalho
porco suino
praia litoral
preco valor custo
predio edificio
preservativo camisinha
produto mercadoria
professor docente
proibido vedado
promocao promocional oferta
protese dentadura
psicologo psicologia
rapido agil ligeiro
rastrear rastreio
recado mensagem
receita prescricao
recepcao portaria
recibo comprovante
reciclar reciclagem
reclamacao queixa
recuperar redefinir resetar
reembolso estorno ressarcir restituir
regra regulamento norma
remedio medicamento
renovar prorrogar
resolver solucao resolucao solucionar
responder resposta
rg identidade
rota trajeto
roteador modem
roubo furto
roupa vestuario
rural fazenda
saida sair
salario remuneracao ordenado
salgado salgadinho
sanduiche sanduba
sapato calcado
shampoo xampu
show concerto
sitio fazenda
socio associado
solicitar pedir
sujo sujeira
sumir desaparecer
surdez surdo
tapete carpete
tatuagem tattoo
tela display visor
televisao tv televisor
tenda barraca
terapeuta terapia psicoterapia
terminar fim final
terreno lote
tontura tonto
traduzir traducao tradutor
transito trafego
translado traslado transfer
trazer trouxe trago
treinar exercitar
trilha caminhada
trocar substituir
turno jornada escala
ultrassom ultrassonografia
uniforme farda
usado seminovo
vacina imunizacao
varanda sacada
velorio funeral enterro sepultamento
vencimento expirar
verificar checar conferir
verme vermifugo
vespertino tarde
viagem viajar
visao visual enxergar
vistoria inspecao
votar eleicao
whatsapp zap whats
wifi internet
xerox fotocopia copia
acai > sorvete
advogada > juridico
aeroporto > traslado
ajuda > suporte
albergue hostel > hospedagem dormitorio
album tripe > fotografia
almoco janta > refeicao restaurante
amendoim castanha > alergenicos
android > aplicativo app
anel alianca colar brinco pulseira > joia
aniversario > festa evento
apanhar buscar > retirar
apostila caderno estojo > material
aprender estudar ensinar > curso aula
arranhao > funilaria pintura
arrumar > consertar reparo
assalto > sinistro
assinatura convenio > plano
atestado > justificativa ausencia
ator atriz > elenco
atrasar > tolerancia
autista > inclusao
autoescola > habilitacao
automovel van caminhonete carro moto > veiculo
avaria > garantia troca
aviao > voo aereo
bale forro samba > danca
banana laranja abacaxi maca > fruta
barato baratinho > promocao desconto oferta
barba > barbearia
beliche > quarto cama
beringela alface cenoura batata > legumes verduras
biblioteca livro revista dvd > acervo
bicicleta patinete onibus metro trem bonde perua > transporte
bicicletario > bicicleta
bilhete ticket > passagem
blecaute queda > falta interrupcao
blusa calca jaqueta bermuda agasalho casaco > roupa
boletim > avaliacao
boleto pix cheque > pagamento
bolo torta > doces encomenda
boteco barzinho > bar
botijao > gas
botox preenchimento > estetica
bracket aparelho > ortodontia
brigadeiro beijinho > doces confeitaria
brinquedo parquinho > infantil
buraco asfalto > pavimentacao
cachorro gato hamster coelho > animal pet
cadeirante > acessibilidade prioridade preferencial
cantor instrumento > musica
capela santuario > igreja
carie siso > dentista odontologia
carrapato > antipulgas
carregador capinha pelicula fone cabo > acessorios
carreto > mudanca
carteirinha ficha formulario > cadastro
caucao > deposito
cedo > antecedencia
cedula > dinheiro
cego cegueira > braille visual
celiaco > gluten
celular > aparelho dispositivo
cerimonia missa > celebracao
certidao > documento cartorio
cerveja chope vinho caipirinha > bebida alcoolica
chale > hospedagem
checkin > entrada chegada
checkout > saida
cheio > lotacao capacidade
chover chuva > clima
chrome firefox safari > navegador
churrasqueira quiosque divertir diversao > lazer
cobra serpente > animal
colisao batida > sinistro acidente
comida > refeicao alimentacao restaurante
conduzir > direcao
consertar > manutencao
contracheque > holerite
contracheque holerite > salario pagamento
corretor > imobiliaria imovel
coxinha esfiha empada kibe > salgados
creche bercario > educacao infantil
crisma > sacramento
cupom > desconto
curriculo > vaga candidatura
custo valor preco > tarifa mensalidade
danificado tamanho > troca
data > calendario
decolagem > voo
defeito > garantia troca devolucao
deletar apagar > remover
demo > teste
demora > prazo duracao
dependente > beneficiario
depressao ansiedade insonia > psicologia psiquiatria
desativar > cancelamento
desistir > cancelamento devolucao
despejar > desocupacao
diploma > conclusao
dirigir > direcao condutor habilitacao
disjuntor fiacao > eletricista eletrica
distancia remoto > online
divida > debito inadimplencia negociacao
divorcio > separacao
dizimo donativo doacao > contribuicao
dolar euro > moeda cambio
dolorido doendo > dor
dono > proprietario
doutor > medico
ead > online distancia
empregador > empresa vaga
emprego > vaga trabalho
emprestimo consignado > credito
encerrar > cancelar rescisao
enguicar > defeito falha
ensaio book > fotografia sessao
entulho cacamba > descarte coleta
entupimento > encanador hidraulica
erro falha > problema
esgotado > disponibilidade estoque
esmalte cuticula > manicure
espinha acne > dermatologia
esquecer > perder redefinir recuperar
estampar bordar > personalizado
estante poltrona sofa colchao > moveis
esticar estender > prorrogar renovar
estragar > danificado quebrado defeito avaria conserto reparo
etanol gasolina diesel abastecer > combustivel
expediente feriado natal reveillon carnaval > horario funcionamento
experimentar > experimental teste
falar conversar sac > contato atendimento
faltar > ausencia presenca
faxineira diarista > limpeza
febre tosse gripe > sintoma
fiador avalista > garantia
fidelidade > contrato
fila > espera
filhote > cachorro
filial rua avenida local > endereco
filmar > video sessao
formatura festa festival > evento
fralda > fraldario trocador
frango picanha linguica bife > carne
franja > corte
fratura torcao luxacao joelho coluna tornozelo > ortopedia
freezer fogao geladeira microondas liquidificador > eletrodomestico
freio embreagem suspensao > mecanica oficina
frete transportadora correio sedex > entrega envio
futebol volei basquete capoeira > esporte modalidade
galera turma excursao > grupo
galho arvore > poda
gengiva > dentista odontologia periodontia
gestante > maternidade obstetrico prenatal prioridade preferencial
gibi > livro acervo
ginasio quadra > esporte
ginecologista > especialidade
golpe clonado fraude hackear invadir virus alarme vigilancia > seguranca
goteira > vazamento infiltracao encanador hidraulica
grama > jardinagem
grau miopia > oculos
gringo > estrangeiro
guarana > refrigerante
hamburguer macarrao sushi prato rodizio bufe > cardapio
herdeiro > inventario
hipoteca > financiamento credito
honorarios > valor
hotel pousada > hospedagem acomodacao
idoso > prioridade preferencial
impressora xerox > impressao
inadimplente > debito negociacao
ingles espanhol frances > idioma
insatisfeito > reclamacao ouvidoria
ioga > yoga
ipad > tablet
iphone > celular smartphone aparelho aplicativo app
iptu ipva iss > imposto tributo
irpf > imposto declaracao
jardim prescola > educacao
judo > esporte modalidade luta artes
karate jiujitsu muay > luta artes
kitnet studio apartamento sobrado terreno lote > imovel
lactose > intolerancia
lampada > descarte iluminacao
lanchonete > restaurante
laudo > resultado exame
lembrancinha souvenir > presente
lembrete > notificacao aviso
lencol fronha toalha travesseiro > enxoval
lentidao mega lento > velocidade
levar > trazer
lgpd > privacidade dados
licenca alvara > autorizacao
liquidacao > promocao desconto
lixo > coleta
locker escaninho > armario
logar > login acesso
login > acesso entrar
luzes mechas > coloracao
machucar > ferimento lesao
madrugada > noite
mala > bagagem
malhar musculacao > academia treino
mamar > amamentacao
mandar remeter despachar > enviar
manobrista valet > estacionamento
maquininha > cartao pagamento
marmita quentinha > refeicao
menino garoto moleque filho neto sobrinho gurizada criancada > infantil
menopausa menstruacao > ginecologia
mensalidade anuidade > valor taxa
merenda racao > alimentacao
mochila > bagagem material
motoboy > entrega
muleta andador rampa deficiente elevador bengala > acessibilidade
municipe cidadao > morador
namorado > acompanhante casal
nariz garganta ouvido > otorrino
natacao nadar > piscina
navio cruzeiro > viagem
nenem > bebe infantil bercario
newsletter > assinatura
niver > festa
noivo matrimonio bodas > casamento
notebook tablet > computador aparelho dispositivo
obesidade emagrecer engordar > nutricao
obito nascimento > certidao cartorio
oculos armacao > otica
ong > entidade instituicao
online > distancia
oportunidade > vaga
ouvidoria chat protocolo garcom > atendimento
pacote > encomenda
painel solar > energia
palhaco magico > animacao recreacao
panfleto banner cartaz adesivo > impressao grafica
paozinho baguete padaria > pao
papagaio calopsita > animal pet ave
parente colega amigo > convidado acompanhante
participar > inscricao
passagem > voo viagem
patrao microempreendedor cnpj > empresa
pediatra dermatologista cardiologista ortopedista neurologista > medico especialista
pedreiro azulejista empreiteiro > reforma obra construcao
pensionista previdencia inss > aposentadoria
perdido extraviado > achados
pescar > pesqueiro
pessimo horrivel decepcionado procon > reclamacao
picole > sobremesa sorvete
pifar > conserto reparo defeito falha
pilates yoga zumba crossfit spinning > aula modalidade
pilha > descarte
pingar > vazamento infiltracao
pizzaria > restaurante cardapio
pneu estepe > borracharia
poltrona cadeira assento > lugar
pontuacao infracao > multa
poodle labrador pinscher pitbull > cachorro cao animal
poste > iluminacao
postinho ubs > saude
preservativo camisinha pilula > anticoncepcional
prestacao crediario > parcelamento
privacidade > dados lgpd
processar > acao
proibir permitido > regras regulamento
prova teste > exame avaliacao
psicoterapia > psicologico
pulga > dedetizacao pragas antipulgas
quebrar > danificado defeito avaria conserto reparo troca garantia
queijo iogurte manteiga > laticinio
quimioterapia radioterapia cancer tumor > oncologia
rachar trincar amassar > danificado quebrado defeito avaria
rato cupim > dedetizacao pragas
reciclagem reciclar > coleta seletiva
reclamar elogio sugestao critica denuncia denunciar > ouvidoria
recreio > intervalo
reforma > obra
refrigerante suco > bebida
regime dieta > nutricionista nutricao
regimento estatuto > regulamento
relogio anel > joalheria
renegociar acordo > negociacao
ressarcir > indenizacao
rg identidade passaporte cnh comprovante > documento
rodoviaria > onibus terminal
romance novela > livro
rosa orquidea girassol lirio margarida buque > flor
roubo furto > sinistro bloqueio
salmao tilapia atum > peixe
samsung xiaomi motorola > celular smartphone aparelho
samu socorro ambulancia > emergencia
sangue urina fezes > laboratorio exame
saque > sacar
sauna massagem ofuro > spa
scooter lambreta > moto
selfie retrato > fotografia imagem
senhorio > proprietario locador
show concerto > apresentacao
siames gatinho felino > gato
simulacao estimativa > orcamento
sindico > condominio
sindrome alzheimer > doenca
sobremesa > doces
sorvete pudim mousse > sobremesa
sumir desaparecer > perder extravio
surdo surdez > libras auditiva
tarifa > taxa preco
telefone whatsapp email > contato
tenis sandalia chinelo bota > calcado sapato
terapia > psicologia
terreo subsolo > andar
torneio campeonato > competicao inscricao
torneira descarga > hidraulica
touca sunga biquini > piscina traje
trailer barraca > camping acampamento
travar congelar > erro falha
treinar > academia
turista > visitante
ultrassom tomografia ressonancia mamografia hemograma > exame
universitario > estudante
urgente > expresso
vaca galinha porco > animais
validade prazo > vencimento
vape charuto narguile > fumar
vegano > vegetariano
vereador prefeito > prefeitura camara
vestibular enem > processo seletivo
vestido terno fantasia > traje
vidro plastico papelao lata > reciclavel reciclagem
visa mastercard elo > credito debito
vovo vovozinha avo velhinho aposentado > idoso
wc toilette > banheiro sanitario
workshop minicurso > curso oficina
xarope comprimido antibiotico pomada > medicamento remedio
zelador porteiro > portaria
"a domicilio" > domicilio
"abrir empresa" > cnpj abertura
"abrir mei" > microempreendedor cnpj
"acabou a luz" > energia falta
"achei uma chave" > achados perdidos
"acucar no sangue" > diabetes
"animal de estimacao" > pet
"apagar minha conta" > exclusao
"ar condicionado" > climatizado
"arrancar dente" > extracao
"atrasei o pagamento" > multa juros
"bati o carro" > sinistro acidente
"bicho de estimacao" > animal pet
"buraco na rua" > asfalto pavimentacao
"buscar na loja" > retirada
"cadeira de rodas" > acessibilidade cadeirante
"cafe da manha" > desjejum
"caiu na agua" > molhado conserto
"carro nao pega" > guincho bateria
"carro quebrou" > guincho assistencia
"carta de motorista" > cnh habilitacao
"carteira de estudante" > carteirinha estudantil
"carteira de habilitacao" > cnh
"carteira de identidade" > rg documento
"carteira de motorista" > cnh habilitacao
"chegar mais cedo" > checkin
"chegou quebrado" > troca devolucao defeito
"com bebe" > infantil
"comprovar endereco" > comprovante residencia
"conta de agua" > fatura
"conta de luz" > fatura energia
"conta veio alta" > fatura
"cortar arvore" > poda
"criar conta" > cadastro registro
"dar de mamar" > amamentacao
"dar dinheiro" > doacao
"dar roupas" > doacao doar
"de graca" > gratuito gratis
"deixar o carro" > estacionamento
"dente quebrado" > dentista urgencia
"dentes tortos" > ortodontia
"deu erro" > erro falha
"deu problema" > defeito problema
"devolvem o dinheiro" > reembolso estorno
"devolver atrasado" > multa atraso
"dinheiro de volta" > reembolso estorno
"dor de dente" > dentista urgencia
"dor nas costas" > coluna ortopedia
"em cima da hora" > antecedencia
"entrar em contato" > contato telefone
"entrar na justica" > processo acao
"entrega em casa" > delivery domicilio
"entregam em casa" > entrega delivery
"esqueci a senha" > redefinir recuperar
"esqueci meu casaco" > achados perdidos
"esqueci uma coisa" > achados perdidos
"esta aberto" > horario funcionamento
"estao contratando" > vaga
"exame de sangue" > laboratorio
"falar com alguem" > atendimento contato
"falar com voces" > contato atendimento
"faltou agua" > abastecimento
"faltou luz" > energia falta
"fazer a barba" > barbearia
"fazer a unha" > manicure
"fazer reclamacao" > ouvidoria reclamacao
"fazer uma festa" > evento aluguel
"ficar mais tempo" > prorrogar
"ficou grande" > troca tamanho
"ficou pequeno" > troca tamanho
"fio desencapado" > eletricista
"fiquei doente" > doenca atestado
"fora do ar" > instabilidade indisponivel
"forma de pagamento" > cartao pix boleto
"fui demitido" > demissao rescisao
"fui mal atendido" > reclamacao ouvidoria
"guarda roupa" > moveis armario
"guardar minhas coisas" > armario
"internet caiu" > conexao falha
"internet lenta" > velocidade conexao
"jogar fora" > descarte lixo
"ligar para" > telefone contato
"limpar o nome" > negativado negociacao
"lixo nao passou" > coleta
"lixo reciclavel" > coleta seletiva
"lua de mel" > casal
"mais barato" > desconto promocao
"mais em conta" > desconto promocao
"mala de mao" > bagagem bordo
"mala nao chegou" > bagagem extravio
"mandado embora" > demissao rescisao
"mandar curriculo" > vaga candidatura
"marcar hora" > agendamento
"marcar horario" > agendamento
"matar barata" > dedetizacao
"me livrar" > descarte
"me separar" > divorcio
"meia entrada" > desconto ingresso
"menor de idade" > menor responsavel
"meu filho pequeno" > infantil crianca
"meu saldo" > extrato
"minha esposa" > conjuge
"minha mulher" > conjuge
"moveis velhos" > descarte coleta
"mudar a data" > remarcar reagendar alteracao
"mudar a senha" > alterar redefinir
"mudar o horario" > remarcar reagendar
"mudei de ideia" > desistencia cancelamento devolucao
"nao chegou" > atraso extravio entrega
"nao como carne" > vegetariano
"nao consigo acessar" > acesso login senha
"nao consigo entrar" > acesso login senha
"nao consigo pagar" > negociacao parcelamento
"nao enxerga" > cego visual
"nao funciona" > defeito erro problema
"nao gostei" > devolucao troca reclamacao
"nao ouve" > surdo auditiva
"nao paguei" > divida inadimplencia
"nao quero mais" > cancelamento desistencia
"nao recebi" > atraso extravio entrega
"nao serviu" > troca devolucao
"nao veio" > entrega atraso
"numero de telefone" > contato telefone
"nunca fiz" > iniciante
"pagar em vezes" > parcelamento
"pagar meia" > desconto ingresso
"para quem nunca" > iniciante
"para viagem" > retirada
"parar de receber" > descadastrar cancelar
"parou de funcionar" > defeito garantia conserto
"passa cartao" > cartao pagamento
"passa o lixo" > coleta
"passando mal" > emergencia urgencia
"passar a noite" > pernoite hospedagem
"passar mal" > emergencia urgencia
"passar no medico" > consulta
"peca de teatro" > espetaculo
"pegar dinheiro emprestado" > credito emprestimo
"pegar na loja" > retirada
"perder peso" > emagrecimento nutricao
"perdi o cartao" > bloqueio bloquear
"perdi o voo" > embarque remarcacao
"pessoa com deficiencia" > pcd acessibilidade
"pia entupida" > desentupimento encanador
"pintar o cabelo" > coloracao tintura
"plano de saude" > convenio
"pneu furado" > borracharia
"posso ligar" > telefone contato
"posto de saude" > ubs saude
"pra levar" > retirada
"pra viagem" > retirada
"preciso de contador" > contabilidade
"pressao alta" > hipertensao
"primeira comunhao" > catequese
"primeira vez" > iniciante
"processar a empresa" > acao indenizacao
"procuro emprego" > vaga curriculo
"quarto de casal" > suite acomodacao
"quebrar contrato" > rescisao multa
"quero ajudar" > doacao voluntariado
"quero trabalhar" > vaga curriculo
"raio x" > radiografia
"receber visitas" > visitante
"recem nascido" > bebe
"reclamar de barulho" > silencio perturbacao
"retirar na loja" > retirada
"roubaram meu cartao" > bloqueio bloquear
"roubaram meu celular" > bloqueio bloquear
"roupa de cama" > enxoval lencol
"roupas usadas" > doacao
"sai por quanto" > preco valor
"sair da lista" > descadastrar
"sair mais tarde" > checkout
"segunda via" > emissao
"sem acucar" > diet
"sem carne" > vegetariano vegano
"sem leite" > lactose vegano
"sem pagar" > gratuito gratis
"ser voluntario" > voluntariado
"ta aberto" > horario funcionamento
"tem em estoque" > disponibilidade
"tem vaga" > disponibilidade
"terceira idade" > idoso
"testar gratis" > teste experimental
"tirar dinheiro" > saque
"tirar fotos" > fotografia
"tirar o siso" > extracao
"tirar uma duvida" > contato atendimento
"to devendo" > divida negociacao
"trabalhar ai" > vaga curriculo
"trabalhar com voces" > vaga curriculo
"trocar a fralda" > fraldario trocador
"um contador" > contabilidade
"vao em casa" > domicilio
"vaso entupido" > desentupimento encanador
"veio errado" > troca devolucao
"veio quebrado" > troca devolucao defeito
"vira lata" > cachorro cao animal
"virar socio" > associar inscricao
"vou atrasar" > atraso tolerancia
"vou me mudar" > mudanca
`;
