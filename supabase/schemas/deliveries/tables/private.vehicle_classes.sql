create table private.vehicle_classes (
  class text not null,
  constraint vehicle_class_form check ((class ~ '^[a-z][a-z_]{0,19}$'::text)),
  constraint vehicle_classes_pkey primary key (class)
);

comment on table private.vehicle_classes is 'What couriers move with; a job may ask for one of them.';
