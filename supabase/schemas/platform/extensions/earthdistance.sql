create extension earthdistance schema extensions;

comment on extension earthdistance is 'calculate great-circle distances on the surface of the Earth';
