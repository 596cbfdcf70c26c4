create or replace function public.want_area (
  lat double precision,
  lng double precision,
  place text,
  wanted boolean default true
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  square text;
  called text;
begin
  perform private.bound(want_area.place, 1000);
  called := left(trim(want_area.place), 80);
  if want_area.lat is null or want_area.lng is null or want_area.wanted is null or coalesce(called, '') = '' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.check_place(want_area.lat, want_area.lng);
  square := private.area_of(want_area.lat, want_area.lng);
  perform private.hold_account(caller);
  if not want_area.wanted then
    delete from public.area_interest as a where a.user_id = caller and a.area = square;
    return false;
  end if;
  if exists (select from private.vendors_around(want_area.lat, want_area.lng) as v where v.delivers) then
    perform private.refuse(409, 'area_is_served', 'Deliveries come to this place already.');
  end if;
  if (select count(*) from public.area_interest as a where a.user_id = caller and a.area <> square) >= 5 then
    perform private.refuse(429, 'too_many_areas', 'You wait for five places already. Withdraw one of them first.');
  end if;
  insert into public.area_interest (user_id, area, place) values (caller, square, called)
  on conflict (user_id, area) do update set place = excluded.place;
  return true;
end
$function$;

comment on function public.want_area(double precision, double precision, text, boolean) is
  'Stores or withdraws the caller''s wish to be told when deliveries begin at a place, as often as it is sent; five places a person. Answers whether it is stored. Refuses request_invalid, place_invalid, area_is_served, too_many_areas.';

revoke all on function public.want_area(double precision, double precision, text, boolean) from public;

grant execute
  on function public.want_area(double precision, double precision, text, boolean)
  to authenticated, postgres;
