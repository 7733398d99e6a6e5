-- contract: of the total only sums are read, and a numeric stays a numeric.
-- Every line of a few rooms at its limits comes to more than 12 digits of dollars. More digits before the same decimals write no row anew.
ALTER TABLE estimates ALTER COLUMN total TYPE numeric(20, 2);
