create or replace function private.item_unavailable_reason (
  i public.catalog_items,
  at timestamp with time zone
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  time_of_day time := (at at time zone 'Asia/Kolkata')::time;
begin
  if not i.is_available or i.sold_out_until > at or i.stock = 0 then return 'sold_out'; end if;
  if i.available_from is null then return null; end if;
  if i.available_from < i.available_to then
    return case when time_of_day < i.available_from or time_of_day >= i.available_to then 'not_now' end;
  end if;
  return case when time_of_day < i.available_from and time_of_day >= i.available_to then 'not_now' end;
end
$function$;

revoke all
  on function private.item_unavailable_reason(public.catalog_items, timestamp with time zone)
  from public;
