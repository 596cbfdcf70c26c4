create or replace function public.add_surcharge (
  reason text,
  region_slug text default null::text,
  amount_paise integer default null::integer,
  rate_bp integer default null::integer,
  valid_to timestamp with time zone default null::timestamp with time zone,
  weekdays smallint[] default null::smallint[],
  from_time time without time zone default null::time without time zone,
  to_time time without time zone default null::time without time zone
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  region uuid;
  added public.fee_surcharges;
begin
  if add_surcharge.region_slug is not null then
    select r.id into region from public.regions as r where r.slug = add_surcharge.region_slug;
    if region is null then perform private.refuse(404, 'region_not_found', 'There is no such region.'); end if;
  end if;
  begin
    insert into public.fee_surcharges (region_id, reason, amount_paise, rate_bp, valid_to, weekdays, from_time, to_time,
      created_by)
    values (region, add_surcharge.reason, add_surcharge.amount_paise, add_surcharge.rate_bp, add_surcharge.valid_to,
      add_surcharge.weekdays,
      add_surcharge.from_time, add_surcharge.to_time, caller) returning * into added;
  exception when check_violation or not_null_violation then
    perform private.refuse(400, 'surcharge_invalid',
      'A surcharge is ₹1 to ₹50 or 1 to 50 %; rain ends within a day, and peak hours have a beginning and an end.');
  end;
  perform private.audit('add_surcharge', 'fee_surcharge', added.id::text, null, to_jsonb(added));
  return added.id;
end
$function$;

comment on function public.add_surcharge(text, text, integer, integer, timestamp
  with time zone, smallint[], time without time zone, time without time zone) is 'Adds a surcharge to the delivery fee of a region, or of all with null, from now on: rain until a time within a day, peak or night in weekly hours. Administrators only; in the audit log.';

revoke all
  on function public.add_surcharge(text, text, integer, integer, timestamp
    with time zone, smallint[], time without time zone, time without time zone)
  from public;

grant execute
  on function public.add_surcharge(text, text, integer, integer, timestamp
    with time zone, smallint[], time without time zone, time without time zone)
  to authenticated, postgres;
