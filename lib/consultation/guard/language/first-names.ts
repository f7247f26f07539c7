/** First names that are common in Britain (Office for National Statistics, baby names of several decades), and their short forms. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `Sven Lars Bjorn Erik Nils Piotr Pawel Tomasz Krzysztof Marek Andrzej Agnieszka Katarzyna Magda Ewa Dmitri Sergei Igor Ivan Olga Hans Klaus Jürgen Stefan Wolfgang Pierre Jacques Luc François Marco Luca Giovanni Giulia Paolo Carlos Juan Javier Miguel Pedro Ana Yusuf Mehmet Emre Ayse Chidi Emeka Ngozi Kwame Kofi Ama Wei Ming Hiroshi Kenji Yuki Raj Ravi Sanjay Priya Pooja Neha Vikram Arjun Harpreet Gurpreet Jaspreet Manpreet Bilal Hamza Zainab Khadija Omar Layla Femi Tunde Ade Sipho Thabo Aaron Abdul Abigail Adam Adrian Aidan Aisha Alan Alastair Alex Alexander Alexandra Alf Alfie Ali Alice Alison Amanda Amelia Amir Amit Amy
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
  Vijay Vince Vincent Viv Wayne Wendy Will William Willie Yasmin Yvonne Zac Zara Zoe
  Abbie Ada Agnes Agnieszka Ahmed Aileen Ailsa Albert Alec Alistair Aled Alun Amara Amina Anand Andrzej Aneta Angharad Anika Anjali Anton Antonia Anwen Arjun
  Arron Arun Asha Audrey Babak Barney Beatrice Benny Bernadette Bernie Bert Bethan Bianca Blessing Brandon Bridget Bryan Bryn Camilla Carla Carly Carmen Carys
  Cathal Cath Cathy Cecilia Celia Chaz Chidi Chinedu Chiara Cian Clara Clement Clifford Conor Corinne Cormac Craig Cyril Dafydd Damian Darragh Daphne
  Della Dermot Des Desmond Dexter Dilip Dineth Dominik Donal Donnie Dorothy Dougal Drew Dudley Edith Edna Edwin Eilidh Eirlys Elaina Eleri Elin Elias Elsie
  Emeka Emilia Emrys Enid Ernest Ernie Esther Ethan Eugene Eunice Ewa Farah Farouk Felicity Felix Femi Finlay Finn Florence Frances Francis Fraser Freya
  Gabriel Gethin Gerard Gethin Giles Gita Gloria Goran Grzegorz Gurpreet Gus Gwyn Gwyneth Harjit Harpreet Harriet Harvey Hayley Hector Heidi Herbert Hilary
  Hilda Howell Hywel Idris Ieuan Ifan Ifor Ilona Imogen Indira Iqbal Iris Irfan Isobel Istvan Ivor Iwan Jacqueline Jacqui Jaswinder Javed Jeff Jeffrey Jenna
  Jeremy Jermaine Jerome Jerry Jez Jodie Johan Jolanta Josephine Josie Juan Juliet Justin Kamal Kamran Karim Karol Kasia Katarzyna Kath Katrina Kayleigh
  Kelvin Kenneth Keiran Kirk Kirstie Kirsten Krish Krishna Kristina Krzysztof Kuldip Kumar Kwame Lachlan Lakshmi Larry Laurence Lena Lesley Lilian Lily Linus
  Llew Llewellyn Lola Lottie Louis Lowri Lukasz Lydia Mabel Maciej Maddie Mads Magda Mair Mairi Malachy Malik Manjit Marcin Marek Margot Mariusz Marjorie
  Marlene Martha Maurice Maxine Meera Mehmet Meg Mena Mercy Merv Mervyn Mhairi Miguel Mihai Milan Millie Miriam Mitch Mohamed Mohamad Monica Moses Muriel
  Murray Murdo Mustafa Myra Myrtle Nadeem Nathaniel Naveed Neha Nerys Ngozi Nia Nikhil Nikita Nisha Nora Norma Oisin Oleg Olga Oli Olive Ollie Olu Olwen Orla
  Oswald Parminder Pawan Pearl Peggy Penny Percy Perry Phoebe Phyllis Polly Pooja Prakash Pradeep Prem Preeti Rafal Rafiq Rahul Ramesh Ravi Reece Reena
  Reginald Rehana Rhiannon Rhona Rhodri Rita Riz Rizwan Roberta Rodney Roisin Roland Rona Roopa Rosa Rosalind Roxanne Ruby Rufus Rupert Sabrina Sadie Saeed
  Saira Salim Salman Sami Sameer Sanjeev Saoirse Sasha Satnam Seamus Seb Sebastian Selina Serena Shabana Shane Shanice Shari Shauna Shazia Sheena Sian Sid
  Sidney Siegfried Silvia Simone Sioned Sofia Sonia Stacey Stan Stanislaw Stanley Stefan Suki Sukhdev Suresh Sushila Svetlana Sybil Szymon Taj Tamara Tania
  Tariq Tegan Terence Teresa Terri Tessa Thelma Tomos Tudor Uma Ursula Usman Verity Vernon Veronica Viktor Vikram Vinay Violet Vishal Vivian Vivien Waqar
  Walter Wanda Warren Wesley Wilf Wilfred Winston Wojciech Yusuf Yuki Yuri Zahra Zainab Zbigniew Zeb Zofia Zuzanna
  Sunita Priti Rekha Kavita Mahesh Rohan Ashok Simran Kiran Ayesha Maryam Sana Saima Rabia Zubair Adeel Farhan Abena Adaeze Folake Yetunde Ifeoma
  Obi Thandi Tendai Mei Ling Xin Jing Minh Linh Anh Somchai Andrei Ioana Elena Cristina Bogdan Alina Radu Agata Gosia Jakub Mateusz
  Rasa Darius Ieva Siân Carwyn Catrin Delyth Aoife Niamh Padraig Baz Daz Shaz Margarita Lorenzo Ines Beatriz Joao Rui Nuno`.split(
    /\s+/,
  ),
)
