create or replace function private.next_order_number (
  region_id uuid
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  prefix text;
  today date := (now() at time zone 'Asia/Kolkata')::date;
  drawn bigint;
  day_base bigint;
begin
  select r.order_prefix into prefix from public.regions as r where r.id = next_order_number.region_id;
  drawn := nextval(format('private.%I', 'order_number_' || lower(prefix))::regclass);
  select b.base into day_base from private.order_number_bases as b where b.region_id = next_order_number.region_id
    and b.day = today;
  if day_base is null then
    insert into private.order_number_bases values (next_order_number.region_id, today, drawn - 1)
      on conflict do nothing;
    select b.base into day_base from private.order_number_bases as b where b.region_id = next_order_number.region_id
      and b.day = today;
  end if;
  -- Drawn before another transaction opened the day: continue after it rather than count backwards.
  if drawn <= day_base then return private.next_order_number(region_id); end if;
  return format('%s-%s-%s', prefix, to_char(today, 'YYMMDD'), private.padded(drawn - day_base, 4));
end
$function$;

revoke all on function private.next_order_number(uuid) from public;
