create or replace function private.refresh_cards (
  most integer default 500
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  one uuid;
  written integer := 0;
begin
  for one in
    with taken as (
      delete from private.stale_cards as s where s.id in (select k.id from private.stale_cards as k order by k.id
        limit most for update skip locked) returning s.card
    )
    select distinct t.card from taken as t order by 1
  loop
    perform private.refresh_card(one);
    written := written + 1;
  end loop;
  return written;
end
$function$;

comment on function private.refresh_cards(integer) is 'Writes the cards that are not up to date; answers how many. Runs every two seconds.';

revoke all on function private.refresh_cards(integer) from public;
