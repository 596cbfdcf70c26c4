create or replace function private.meal_at (
  at timestamp with time zone
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  clock time := (meal_at.at at time zone 'Asia/Kolkata')::time;
begin
  return (select c.slug from public.collections as c
    where case when c.from_time < c.to_time then clock >= c.from_time and clock < c.to_time else clock >= c.from_time
      or clock < c.to_time end
    order by c.position, c.slug limit 1);
end
$function$;

comment on function private.meal_at(timestamp with time zone) is 'The collection of the meal at a time, by the Indian clock; null where none is due (Spec §1 meal suggestions).';

revoke all on function private.meal_at(timestamp with time zone) from public;
