/** First names that are common in Britain (Office for National Statistics, baby names of several decades), and their short forms. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `Aaron Abdul Abigail Adam Adrian Aidan Aisha Alan Alastair Alex Alexander Alexandra Alf Alfie Ali Alice Alison Amanda Amelia Amir Amit Amy
  Andrea Andrew Andy Angela Angus Anil Anita Ann Anna Anne Annie Anthony Archie Arthur Ash Ashley Asif Barbara Barry Becky Ben Benjamin Bernard Beth
  Bethany Bev Beverley Bill Billy Bob Bobby Brenda Brendan Brian Bronwen Bruce Calum Cameron Carl Carol Caroline Catherine Ceri Charles Charlie
  Charlotte Cheryl Chloe Chris Christine Christopher Ciaran Claire Clare Clive Colette Colin Connor Craig Daisy Dan Daniel Danny Darren Dave
  David Davie Davy Dawn Dean Debbie Deborah Declan Deepak Denis Dennis Derek Diane Dom Dominic Donald Donna Doreen Doug Douglas Dougie Duncan Dylan
  Eamon Ed Eddie Edward Eileen Elaine Eleanor Elizabeth Ellen Ellie Emily Emma Eric Erin Euan Eve Evelyn Ewan Faisal Fatima Fergus Fiona Frank
  Fred Freddie Gail Gareth Gary Gavin Gaz Gemma Geoff George Georgia Gerald Gerry Gill Gillian Glen Glenn Glyn Gordon Grace Graeme Graham Greg
  Gregor Gwen Hamish Hannah Harry Hassan Hazel Heather Helen Henry Holly Howard Hugh Hugo Huw Iain Ian Imran Ingrid Irene Isaac Isabel Isla Ivan
  Jack Jackie Jacob Jade Jake James Jamie Jan Jane Janet Janice Jason Jay Jean Jen Jenny Jess Jessica Jill Jim Jimmy Joan Joanna Joanne Joe Joel
  John Johnny Jon Jonathan Jordan Joseph Josh Joshua Joyce Judith Judy Julia Julian Julie June Karen Karl Kate Katherine Kathleen Kathy Katie
  Kay Keith Kelly Ken Kenny Kerry Kev Kevin Khalid Kieran Kim Kirsty Kyle Laura Lauren Lee Len Leon Leonard Les Leslie Lewis Liam Linda Lindsay Lisa Liz
  Lloyd Lorna Lorraine Louise Luca Lucy Luke Lyn Lynn Malcolm Mandy Marcus Margaret Maria Marian Marie Marion Marius Mark Martin Martyn Mary Matt Matthew
  Maureen Max Megan Mel Melanie Michael Michelle Mick Mike Mo Moira Mohammed Muhammad Molly Morag Moira Nadia Naomi Natalie Natasha Nathan Neil Niall
  Nicholas Nick Nicky Nicola Nicole Nigel Nina Noel Norman Oliver Olivia Omar Oscar Owen Paddy Pam Pamela Pat Patricia Patrick Paul Paula Pauline Pawel Pete
  Peter Phil Philip Phillip Piotr Pippa Priya Rachel Raj Rajesh Ralph Ray Raymond Rebecca Reg Rhian Rhys Richard Rick Rob Robbie Robert Robin Rod
  Roger Ron Ronnie Rory Rosemary Rosie Ross Roy Russell Ruth Ryan Sally Sam Samantha Samuel Sandra Sanjay Sara Sarah Scott Sean Senga Shaun Sharon Sheila
  Shirley Shona Siobhan Simon Sinead Sophie Stan Stella Stephanie Stephen Steve Steven Stewart Stuart Sue Sunil Susan Suzanne Sylvia Tam Tanya Tara Ted
  Terry Theo Theresa Thomas Tim Timothy Tina Toby Tom Tomasz Tommy Tony Tracey Tracy Trevor Tyler Una Val Valerie Vera Vic Vicky Victor Victoria
  Vijay Vince Vincent Viv Wayne Wendy Will William Willie Yasmin Yvonne Zac Zara Zoe`.split(/\s+/),
)
