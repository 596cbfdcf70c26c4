create table private.vehicle_classes (
  class text not null,
  carries_grams integer not null default 10000,
  seats smallint not null default 0,
  rides boolean not null default false,
  parcels boolean not null default true,
  "position" smallint not null default 0,
  constraint vehicle_class_form check ((class ~ '^[a-z][a-z_]{0,19}$'::text)),
  constraint vehicle_class_load check (((carries_grams >= 0) AND (carries_grams <= 5000000))),
  constraint vehicle_class_seats check (((seats >= 0) AND (seats <= 20))),
  constraint vehicle_classes_pkey primary key (class)
);

comment on column private.vehicle_classes.carries_grams is 'How much it carries at once.';

comment on column private.vehicle_classes.parcels is 'Whether parcels are carried with it.';

comment on table private.vehicle_classes is 'What couriers move with; a job may ask for one of them.';
