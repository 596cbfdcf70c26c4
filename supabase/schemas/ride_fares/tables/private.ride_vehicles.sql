create table private.ride_vehicles (
  vehicle text not null,
  seats smallint not null,
  "position" smallint not null,
  constraint ride_vehicle_seats check (((seats >= 1) AND (seats <= 12))),
  constraint ride_vehicles_pkey primary key (vehicle),
  constraint ride_vehicles_position_key unique ("position"),
  constraint ride_vehicles_vehicle_fkey foreign key (vehicle) references private.vehicle_classes(class)
);

comment on table private.ride_vehicles is 'What one can ride in, in the order in which it is offered.';
