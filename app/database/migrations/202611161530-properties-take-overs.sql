-- A business that is taken over stands among the businesses, whatever its building is.
update properties set list = 'commercial' where list = 'for-rent' and goal_number = 2;
