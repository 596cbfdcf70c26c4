create extension cube schema extensions;

comment on extension cube is 'data type for multidimensional cubes';
