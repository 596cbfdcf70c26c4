create or replace function public.extend_preparation (
  order_id uuid,
  minutes integer,
  idempotency_key text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  most integer := private.setting_int('extra_prep_seconds') / 60;
  o public.enhanced_orders;
  extra integer;
  answer jsonb;
begin
  answer := private.claim_idempotency(caller, extend_preparation.idempotency_key, 'extend_preparation');
  if answer is not null then return answer; end if;
  if extend_preparation.minutes is null or extend_preparation.minutes not in (5, 10) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  o := private.lock_order(extend_preparation.order_id);
  if o.id is null or not 'vendor' = any (private.party_roles(o.id)) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  if o.status not in ('confirmed', 'preparing') or o.kind not in ('delivery', 'pickup') then
    perform private.refuse(409, 'preparing_over', 'This order is not being prepared any more.',
      jsonb_build_object('status', o.status));
  end if;
  extra := private.extra_minutes(o.id);
  if extra + extend_preparation.minutes > most then
    perform private.refuse(409, 'no_more_time', 'This order cannot wait any longer.', jsonb_build_object('most',
      most, 'left', most - extra));
  end if;
  insert into private.prep_extensions (order_id, number, minutes, actor_id)
  select o.id, count(*) + 1, extend_preparation.minutes, caller from private.prep_extensions as e
    where e.order_id = o.id;
  update public.enhanced_orders as e set prep_minutes = coalesce(e.prep_minutes, 20) + extend_preparation.minutes,
    updated_at = now()
  where e.id = o.id returning * into o;
  perform private.keep_estimate(o);
  -- Once: the order's page shows every later time by itself.
  if extra = 0 then perform private.notify_party(o, 'user', 'order_takes_longer'); end if;
  perform private.announce_order(o);
  perform private.tell_performer(o.id);
  answer := jsonb_build_object('prep_minutes', o.prep_minutes, 'extra_minutes', extra + extend_preparation.minutes,
    'left', most - extra - extend_preparation.minutes);
  perform private.keep_result(caller, extend_preparation.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.extend_preparation(uuid, integer, text) is 'The vendor needs 5 or 10 minutes more for an order that it has accepted, once per key and up to the limit extra_prep_seconds: {prep_minutes, extra_minutes, left}. The estimate grows with it; the promise stays what it was. For the vendor''s people.';

revoke all on function public.extend_preparation(uuid, integer, text) from public;

grant execute on function public.extend_preparation(uuid, integer, text) to authenticated, postgres;
