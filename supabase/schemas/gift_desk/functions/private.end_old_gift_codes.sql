create or replace function private.end_old_gift_codes()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  b private.gift_batches;
  ended integer := 0;
begin
  for b in select k.* from private.gift_batches as k
    where k.state in ('agreed', 'issued') and k.expires_on < private.today() order by k.id limit 200
    for update skip locked
  loop
    perform private.end_gift_codes(b, 'ended', null);
    ended := ended + 1;
  end loop;
  return ended;
end
$function$;

comment on function private.end_old_gift_codes() is 'Takes gift codes past their last day out of the books.';

revoke all on function private.end_old_gift_codes() from public;
