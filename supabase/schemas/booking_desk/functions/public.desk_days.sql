create or replace function public.desk_days (
  vendor_id uuid,
  from_day date,
  days integer default 1
)
  returns table (
    resource_id uuid,
    kind text,
    name text,
    capacity smallint,
    there jsonb,
    breaks jsonb,
    blocks jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  asked daterange;
  range tstzrange;
begin
  perform private.require_right(desk_days.vendor_id, 'orders');
  asked := private.asked_days(desk_days.from_day, desk_days.days, 42);
  range := tstzrange(lower(asked)::timestamp at time zone 'Asia/Kolkata', upper(asked)::timestamp at time zone
    'Asia/Kolkata');
  return query
    select r.id, r.kind, r.name, r.capacity, private.times_of_day(i.there, range),
      private.times_of_day(i.breaks, range),
      (select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'starts_at', lower(k.during), 'ends_at',
        upper(k.during), 'note', k.note) order by lower(k.during)), '[]') from private.resource_blocks as k
        where k.resource_id = r.id and k.during && range)
    from public.resources as r cross join lateral private.resource_is_there(r, asked) as i
    where r.vendor_id = desk_days.vendor_id and (r.is_active or exists (select from private.taken_times as t
      where t.resource_id = r.id and t.during && range))
    order by array_position('{person,room,pool}', r.kind), lower(r.name), r.id;
end
$function$;

comment on function public.desk_days(uuid, date, integer) is 'Who and what a vendor has on some days of India: [from, to] of the hours and breaks, and the time that is blocked. Whoever is switched off is among them while they have bookings.';

revoke all on function public.desk_days(uuid, date, integer) from public;

grant execute on function public.desk_days(uuid, date, integer) to authenticated, postgres;
