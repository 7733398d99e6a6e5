/**
 * The vocabulary of made-up data. Names were generated once with @faker-js/faker 10.6.0 (words.license.txt) and are
 * stored here, so that a seed gives the same rows whatever the library does. None of them is a real person.
 */
const words = (list: string) => list.split(/,\s*/).map((word) => word.trim());

/** For customers and technicians. */
export const firstNames = words(`
Aaron, Abner, Abraham, Ada, Adelia, Agnes, Aileen, Aleen, Aletha, Alf, Alfredo, Aliyah, Allie, Alonzo,
Amaya, Amber, Americo, Amiya, Andrea, Anna, Annabel, Anton, Ariel, Arnaldo, Ashleigh, Asia, Austen,
Austyn, Aylin, Barney, Barry, Bella, Bernadette, Bernardo, Betty, Beverly, Bianka, Birdie, Blaze,
Brannon, Branson, Bret, Brett, Brionna, Brody, Brook, Buddy, Caleb, Cali, Callie, Candice, Cara, Carey,
Carlton, Carmen, Carole, Cassandre, Charlene, Charles, Charley, Chidi, Chloe, Chris, Christiana,
Christina, Clair, Claudia, Clementina, Clint, Clovis, Colleen, Colt, Cora, Corbin, Cordell, Cordia,
Cordie, Cornell, Cristopher, Dahlia, Daisha, Dallas, Dalton, Dante, Darian, David, Dawson, Dayton,
Dedric, Demond, Deonte, Destany, Dewitt, Diana, Dock, Dominic, Dorothy, Dorris, Dorthy, Dulce, Dwayne,
Earline, Earnestine, Easton, Ebba, Eddie, Edgardo, Edna, Edwin, Effie, Elfrieda, Elinor, Elise, Ella,
Elmira, Elmo, Elmore, Eloise, Elwin, Emmitt, Eryn, Esta, Eunice, Evalyn, Evelyn, Fanny, Faustino, Fausto,
Fay, Felipe, Flavie, Fletcher, Florian, Flossie, Floy, Francisco, Franklin, Frederick, Frieda, Gabriella,
Garett, Garry, Glenda, Glenn, Glennie, Gonzalo, Grayce, Gudrun, Harmony, Hassan, Heidi, Helen, Helene,
Herbert, Herta, Hettie, Hope, Hyman, Ida, Imogene, Isabelle, Ivah, Jacinto, Jaime, Jamaal, Jamal, Jamar,
Jane, Jaquelin, Jaqueline, Jarod, Jarvis, Jaydon, Jaylen, Jefferey, Jenifer, Jennie, Jensen, Jerad,
Jerel, Jeremiah, Jett, Jo, Joan, Joana, Joany, Joaquin, Jody, Jonathon, Jose, José, Judith, Julien,
Justyn, Kadin, Kali, Kamren, Kariane, Kasandra, Kassandra, Katelyn, Kathryne, Kayli, Keara, Keely,
Kelley, Kelsi, Kevon, Kiera, Kory, Krista, Kylie, Lamont, Lance, Laron, Lavada, Laverne, Lawson, Layne,
Lee, Leif, Leilani, Lenora, Leonie, Levi, Lia, Lily, Llewellyn, Logan, Lori, Louie, Louvenia, Luella,
Lupe, Lyda, Madeline, Madelynn, Manuela, Marc, Margarete, Margarette, Margarita, Marilyn, Marjorie,
Marsha, Marshall, Maxwell, Megan, Melany, Melissa, Merl, Micheal, Mikel, Millie, Mina, Miranda, Miriam,
Molly, Murphy, Myrl, Nannie, Natalia, Nathaniel, Neha, Neil, Newton, Nicholas, Nicola, Nikki, Nikolas,
Novella, Nyah, Octavia, Oda, Odell, Onie, Ozella, Patricia, Peggy, Percy, Pete, Peter, Phillip, Priya,
Queenie, Quinten, Rachael, Rafael, Raleigh, Randall, Raquel, Reba, Reta, Rey, Robbie, Rodrigo, Roland,
Rosario, Rosemarie, Rosie, Rossie, Rowan, Rowland, Ruben, Ruby, Rubye, Sabryna, Salvatore, Samara,
Savanah, Sean, Serenity, Shanny, Shelia, Shelley, Shyanne, Sigrid, Sincere, Sofia, Stacey, Stanford,
Stephan, Stevie, Sydnee, Sydni, Søren, Tad, Talon, Tatyana, Taurean, Terrance, Terrell, Thora, Toni,
Tonya, Torrance, Tricia, Tristin, Trycia, Una, Vaughn, Velma, Verda, Verner, Vesta, Vidal, Virginie,
Vivian, Walter, Werner, Wesley, Wilford, Wilton, Winnifred, Winona, Zachery, Zane, Zetta, Zoie, Émilie
`);

/** For customers and technicians. */
export const lastNames = words(`
Abbott, Abernathy, Abshire, Adams, Altenwerth, Anderson, Ankunding, Armstrong, Balistreri, Barrows,
Bartell, Bartoletti, Barton, Bashirian, Batz, Baumbach, Beahan, Beatty, Bechtelar, Becker, Beer, Berg,
Berge, Bergstrom, Bins, Blick, Block, Boehm, Bogan, Borer, Bosco, Botsford, Boyer, Boyle, Bradtke,
Brakus, Breitenberg, Brekke, Brezina, Bruen, Casper, Cassin, Champlin, Christiansen, Cole, Collier,
Collins, Conn, Connelly, Corkery, Cormier, Corwin, Cremin, Crooks, Cruickshank, Daniel, Dare, Davis,
Deckow, Denesik, Dickinson, Dietrich, Douglas, Doyle, DuBuque, Durgan, Ebert, Emard, Emmerich, Ernser,
Fadel, Fahey, Farrell, Fay, Feeney, Ferry, Flatley, Fonseca, Frami, Franecki, Franey, Friesen, Fritsch,
Funk, Gauthier, Gerhold, Gleason, Glover, Goldner, Goodwin, Gorczany, Gottlieb, Goyette, Grant,
Greenfelder, Greenholt, Grimes, Gusikowski, Gutkowski, Gutmann, Haag, Hahn, Haley, Halvorson, Hane,
Hansen, Harber, Harris, Hartmann, Hayes, Heaney, Herman, Hermann, Hermiston, Hettinger, Hickle, Hilll,
Hintz, Hirthe, Hodkiewicz, Hoeger, Homenick, Howell, Huel, Jakubowski, Jaskolski, Jast, Jenkins, Jerde,
Johnson, Keebler, Keeling, Kemmer, Kerluke, Kessler, Kiehn, Kihn, Kilback, King, Kirlin, Klocko, Koelpin,
Konopelski, Kovacek, Krajcik, Kreiger, Kris, Kshlerin, Kuhic, Kulas, Kunde, Kuphal, Kutch, Labadie, Lang,
Langosh, Langworth, Larkin, Larson, Leannon, Lebsack, Leffler, Lemke, Lesch, Leuschke, Lindgren,
Lindqvist, Little, Lockman, Lowe, Lubowitz, Luettgen, Lynch, Macejkovic, Maggio, Mann, Marks, Marquardt,
Marvin, Mayer, Mayert, McCullough, McDermott, McLaughlin, Mertz, Miller, Mills, Mitchell, Moen, Mohr,
Morar, Morissette, Mueller, Muller, Murazik, Nienow, Nitzsche, Nolan, Núñez, O'Connell, O'Conner, O'Hara,
O'Keefe, O'Reilly, Okafor, Olson, Orn, Ortiz, Pacocha, Padberg, Pagac, Parisian, Parker, Pfeffer,
Pollich, Powlowski, Predovic, Price, Prohaska, Quitzon, Raman, Rath, Ratke, Raynor, Reichel, Reichert,
Reilly, Renner, Reynolds, Rice, Robel, Roberts, Rodriguez, Rogahn, Rohan, Rolfson, Roob, Rowe, Ruecker,
Runolfsdottir, Runolfsson, Runte, Ryan, Sauer, Sawayn, Schaefer, Schamberger, Schinner, Schmeler,
Schmidt, Schmitt, Schneider, Schoen, Schroeder, Schulist, Schultz, Schuppe, Schuster, Shanahan, Shields,
Simonis, Skiles, Spencer, Spinka, Sporer, Stamm, Stark, Stiedemann, Stokes, Stoltenberg, Streich,
Stroman, Strosin, Swift, Terry, Thiel, Tillman, Torp, Torphy, Towne, Toy, Trantow, Tremblay, Treutel,
Turcotte, Turner, Vandervort, Volkman, Von, VonRueden, Waelchi, Walker, Walsh, Ward, Waters, Watsica,
Weber, Wehner, Weimann, West, Wiegand, Wilderman, Wilkinson, Will, Williamson, Willms, Wintheiser,
Wisoky, Wisozk, Wiza, Wolf, Wolff, Wuckert, Wyman, Yundt, Zboncak, Zemlak, Ziemann, Zieme, Zulauf
`);

/** Street names. */
export const streets = words(`
Adah, Alaina, Alayna, Alexandra, Alice, Alison, Amara, Amely, Amina, Andreane, Anika, Anissa, Aniya,
Annabell, Araceli, Ashlee, Assunta, Astrid, Aurelia, Bartell, Batz, Bechtelar, Bette, Bettye, Bianka,
Birchwood, Birdie, Blanca, Boyer, Brakus, Brandi, Breanna, Breanne, Brekke, Brianne, Bridget, Bridie,
Britney, Bruen, Bulah, Carley, Carlie, Carmella, Carolyne, Cayla, Cecelia, Cecilia, Cedar, Chloe, Conn,
Considine, Cummings, Daniel, Dasia, Depot, Dicki, Donna, Dooley, Dorothy, DuBuque, Ebba, Eleonore,
Elfrieda, Eliza, Eloisa, Emilia, Erika, Erin, Ernestine, Fannie, Farrell, Fatima, Feest, Francesca,
Frida, Friesen, Gabrielle, Gerda, Gina, Giovanna, Glover, Goldner, Gwendolyn, Hammes, Harber, Hauck,
Hawthorne, Heidenreich, Henriette, Hildegard, Ila, Ima, Irene, Isabella, Ivah, Jane, Janessa, Jasmin,
Jeannie, Jena, Juliet, Kaci, Kaela, Kali, Karianne, Kasandra, Kate, Katelynn, Katie, Katlyn, Kelly, Kim,
Kimberly, Kozey, Krista, Kuhlman, Lacy, Larissa, Larkspur, Laury, Laverna, Layla, Ledner, Leigh, Lelah,
Lexus, Lindsay, Linnea, Lisette, Lucie, Luna, Lurline, Lysanne, Maci, Madonna, Maegan, Maeve, Magali,
Makenna, Malvina, Mara, Margaret, Margarita, Mariana, Marina, Martha, Maryjane, McCullough, Megan, Melba,
Melyna, Michelle, Mittie, Molly, Mosciski, Muller, Myra, Myrna, Myrtice, Natasha, Nelda, Noemy, Oceane,
Ona, Orchard, Otilia, Palma, Parker, Pauline, Pearl, Peggie, Pfannerstill, Pfeffer, Powlowski, Prairie,
Prohaska, Quarry, Rae, Rebeka, Retta, Rolfson, Romaguera, Rosa, Rosalee, Rosalia, Rosario, Roslyn, Sasha,
Sauer, Schroeder, Schulist, Schuster, Shaniya, Shaylee, Shelia, Shelley, Shields, Stark, Swaniawski,
Tabitha, Talia, Tannery, Taryn, Tatyana, Theodora, Theresa, Tiana, Tomasa, Tonya, Treutel, Treva, Velva,
Vesta, Virginia, Vivienne, Walsh, Waters, Wisoky, Zboncak, Zola
`);

/** Insurers and adjusters. */
export const companies = words(`
Auer - Schmeler, Auer Inc, Aufderhar LLC, Bailey - Sipes, Beier & Goldner & Strosin, Bergnaum & Sons,
Bergstrom - Predovic-Lynch, Blick & Bauch & Streich, Block & Sons, Borer Inc, Boyer LLC, Boyle - Cronin,
Carter & McLaughlin & Torphy, Cassin - Lang, Conn & Sons, Ferry - Huels, Gleichner & Wunsch & Hoppe,
Goodwin LLC, Gorczany - Ullrich, Gulgowski Group, Gutkowski - Schaefer, Hand & Schuster & Will,
Harber Inc, Hickle - Steuber, Jacobi & Sons, Jast & Homenick & Olson, Jenkins-Bernier Inc,
Keeling - Miller, Kiehn-Tromp & Adams & Grimes, Kihn Group, Langosh - Kirlin, Lesch & Okuneva & Hagenes,
Lind Inc, Lindgren - Schmitt, Lindgren & Hayes & Oberbrunner, Lowe LLC, Lueilwitz-Kub - Glover,
McDermott - Ernser, McKenzie - Boyle, McKenzie - Muller, McKenzie - Ortiz, Mertz & Sons,
Mueller & Rippin & Muller, Murazik & Ratke & Stracke, Padberg - Cartwright, Parisian & Sons, Ratke Group,
Rau - Terry, Reinger & Bernhard & Sauer, Rice & Medhurst & Hegmann, Rolfson - Muller, Rutherford LLC,
Schultz - Wolff, Spencer - Monahan, Stoltenberg - Harvey, Towne & Grant & Kerluke, Waelchi LLC, West LLC,
Wiza - Russel, Wunsch LLC
`);

export const streetKinds = words('Lane, Bend, Avenue, Court, Street, Drive, Terrace, Road, View, Hill');

/** Towns around Chicago with a ZIP code each. */
export const towns = words(`
Naperville 60540, Aurora 60502, Wheaton 60187, Lisle 60532, Joliet 60432, Elgin 60120, Batavia 60510, Geneva 60134,
Oswego 60543, Plainfield 60544, Bolingbrook 60440, Downers Grove 60515, Elmhurst 60126, Lombard 60148, Yorkville 60560,
Romeoville 60446, St. Charles 60174, Glen Ellyn 60137, Warrenville 60555, Montgomery 60538
`);

export const causes = words(`
Water loss, Burst pipe, Roof leak, Sump pump failure, Washer hose, Sewage back-up, Kitchen fire, Storm water, Ice dam,
Mold, Dishwasher leak, Toilet overflow, Water heater failure, Frozen pipe, Sprinkler discharge
`);

export const places = words(`
basement, kitchen, attic, garage, hall bath, crawl space, laundry, bedroom, office suite, garden unit, gym floor,
stairwell, dining room, finished basement, two floors
`);

export const notes = words(`
Use the side door; dog in the yard., Water is shut off at the meter., Customer works nights; call after 2 PM.,
Power is off in the basement., Waiting for the adjuster to approve containment., Keys at the management office.,
Hardwood is cupping., Ceiling opened and dried., Customer asks for photos of everything., Ladder needed.
`);
