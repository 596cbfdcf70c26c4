create or replace function private.note_what_came()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  came jsonb := private.what_came(new.order_id, new.position);
begin
  update public.enhanced_orders as o set items = jsonb_set(o.items, array[(new.position - 1)::text],
    (o.items -> (new.position - 1)) - array['came', 'came_grams', 'charged_paise', 'instead'] || came)
  where o.id = new.order_id and came is not null and jsonb_typeof(o.items -> (new.position - 1)) = 'object';
  return null;
end
$function$;

comment on function private.note_what_came() is 'Writes what came of a line into the order''s own items, which every board, bill and desk reads. The caller holds the order.';

revoke all on function private.note_what_came() from public;
