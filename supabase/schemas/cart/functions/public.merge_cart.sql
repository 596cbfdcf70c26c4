create or replace function public.merge_cart (
  items jsonb,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  guest record;
  line private.priced_line;
  merged integer := 0;
  dropped jsonb := '[]'::jsonb;
  answer jsonb := private.claim_idempotency(caller, idempotency_key, 'merge_cart');
begin
  -- Only the response was lost: merging again would add every line twice.
  if answer is not null then return answer; end if;
  for guest in select * from private.guest_lines(items) loop
    line := private.price_line(guest.item_id, guest.option_ids);
    if line.problem is null then
      perform private.put_in_cart(caller, line, guest.quantity, guest.instructions);
      merged := merged + 1;
    else
      dropped := dropped || jsonb_build_object('item_id', guest.item_id, 'name', line.name, 'reason', line.problem);
    end if;
  end loop;
  if merged > 0 then perform private.publish('user:' || caller, 'cart', '{}'::jsonb); end if;
  answer := jsonb_build_object('merged', merged, 'dropped', dropped);
  perform private.keep_result(caller, idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.merge_cart(jsonb, text) is 'Adds a guest''s cart to the caller''s, once for each key, and returns what is no longer sold (Spec §4 Cart).';

revoke all on function public.merge_cart(jsonb, text) from public;

grant execute on function public.merge_cart(jsonb, text) to authenticated, postgres;
