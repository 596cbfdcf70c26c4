create or replace function private.ride_card_at (
  region_id uuid,
  vehicle text,
  mode text,
  at timestamp with time zone default now()
)
  returns private.ride_cards
  language sql
  stable
  set search_path to ''
  AS $function$
  select c from private.ride_cards as c
  where c.region_id = ride_card_at.region_id and c.vehicle = ride_card_at.vehicle and c.mode = ride_card_at.mode
    and c.valid_from <= ride_card_at.at order by c.valid_from desc limit 1
$function$;

revoke all on function private.ride_card_at(uuid, text, text, timestamp with time zone) from public;
