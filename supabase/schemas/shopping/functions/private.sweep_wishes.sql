create or replace function private.sweep_wishes (
  most integer default 500
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  change record;
  told integer;
  total integer := 0;
begin
  for change in select c.id, c.item_id from private.wish_changes as c order by c.id limit 200 for update skip locked
    loop
    exit when total >= most;
    told := private.tell_wishes(change.item_id, most - total);
    total := total + told;
    -- What does not fit into this run is told in the next one.
    if total < most then delete from private.wish_changes as c where c.id = change.id; end if;
  end loop;
  return total;
end
$function$;

comment on function private.sweep_wishes(integer) is 'Tells customers what has changed of the items on their wishlists. Runs every ten seconds.';

revoke all on function private.sweep_wishes(integer) from public;
