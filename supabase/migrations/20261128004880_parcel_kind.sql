-- The life cycle of a parcel: no kitchen and no counter, several doors, and an end that may be the sender's own.
set check_function_bodies = off;

alter type public.order_kind add value 'parcel';
