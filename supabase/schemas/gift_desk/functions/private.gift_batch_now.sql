create or replace function private.gift_batch_now (
  batch_id uuid,
  states text[]
)
  returns private.gift_batches
  language plpgsql
  set search_path to ''
  AS $function$
declare
  b private.gift_batches;
begin
  select * into b from private.gift_batches as k where k.id = gift_batch_now.batch_id for update;
  if b.id is null then perform private.refuse(404, 'gift_batch_unknown', 'There are no such gift codes.'); end if;
  if b.state <> all (states) then
    perform private.refuse(409, 'gift_batch_changed', 'These gift codes were dealt with in the meantime.',
      jsonb_build_object('state', b.state));
  end if;
  return b;
end
$function$;

comment on function private.gift_batch_now(uuid, text[]) is 'A batch of gift codes for an act that needs it in one of some states; locked. Refuses gift_batch_unknown, gift_batch_changed {state}.';

revoke all on function private.gift_batch_now(uuid, text[]) from public;
