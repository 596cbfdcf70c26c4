create or replace function private.keep_parts (
  b public.bookings,
  parts private.visit_part[],
  needs jsonb,
  chosen uuid[]
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.booking_parts (booking_id, part, step, need, service_id, service_name, price_paise,
    resource_id, starts_after, minutes, before, after, warranty_days, sets_off, by_gender)
  select b.id, p.n, (e.need ->> 'step')::smallint, (e.need ->> 'need')::smallint, s.id, s.name,
    case when e.need ->> 'need' = '1' and e.need ->> 'unit' = '1' then coalesce(r.price_paise, s.price_paise)
      else 0 end,
    chosen[p.n], p.starts_after, p.minutes, p.before, p.after, s.warranty_days, s.sets_off,
    e.need ->> 'by_gender'
  from unnest(keep_parts.parts) with ordinality as p (starts_after, minutes, before, after, candidates, n)
  join jsonb_array_elements(keep_parts.needs) with ordinality as e (need, n) on e.n = p.n
  join public.services as s on s.id = (e.need ->> 'service_id')::uuid
  left join public.service_resources as r on r.service_id = s.id and r.need = 1 and r.resource_id = chosen[p.n];
$function$;

comment on function private.keep_parts(public.bookings, private.visit_part[], jsonb, uuid[]) is
  'Writes what was booked, with the names and prices of now; a person''s own price is that of whoever has the step.';

revoke all on function private.keep_parts(public.bookings, private.visit_part[], jsonb, uuid[]) from public;
