create or replace function private.tell_group_of_order()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.tell_group(g.id) from private.group_carts as g where g.order_id = new.id;
  return null;
end
$function$;

revoke all on function private.tell_group_of_order() from public;
