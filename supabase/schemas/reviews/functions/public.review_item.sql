create or replace function public.review_item (
  order_id uuid,
  item_id uuid,
  stars integer,
  idempotency_key text,
  body text default null::text,
  photos text[] default null::text[]
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb := private.claim_idempotency(caller, review_item.idempotency_key, 'review_item');
  o public.enhanced_orders;
begin
  if answer is not null then return answer; end if;
  o := private.require_rateable(review_item.order_id, caller);
  perform private.write_item_reviews(o, jsonb_build_array(jsonb_build_object('item_id', review_item.item_id, 'stars',
    review_item.stars,
    'body', review_item.body, 'photos', to_jsonb(review_item.photos))));
  perform private.tell_of_rating(o);
  select jsonb_build_object('id', r.id) into answer from public.reviews as r
  where r.order_id = o.id and r.item_id = review_item.item_id;
  perform private.keep_result(caller, review_item.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.review_item(uuid, uuid, integer, text, text, text[]) is 'Reviews one item of an order that has arrived, within 14 days, once for each key: {id}.';

revoke all on function public.review_item(uuid, uuid, integer, text, text, text[]) from public;

grant execute
  on function public.review_item(uuid, uuid, integer, text, text, text[])
  to authenticated, postgres;
