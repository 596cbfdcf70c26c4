create or replace function public.reply_to_review (
  review_id uuid,
  reply text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  words text;
  vendor uuid;
begin
  perform private.require_user();
  perform private.bound(reply_to_review.reply, 8000);
  words := nullif(private.plain_text(reply_to_review.reply), '');
  select coalesce(r.vendor_id, r.seller_id) into vendor from public.reviews as r
  where r.id = reply_to_review.review_id and r.courier_id is null and r.state <> 'removed';
  if vendor is null then perform private.refuse(404, 'review_not_found', 'This review is not here any more.'); end if;
  perform private.require_right(vendor, 'catalogue');
  if length(words) > 1000 then perform private.refuse(400, 'reply_too_long',
    'A reply holds 1,000 letters at the most.'); end if;
  if words is not null and private.text_problem(words) = 'words_blocked' then
    perform private.refuse(400, 'words_blocked', 'Please stay polite: this is not published.');
  end if;
  update public.reviews as r set reply = words where r.id = reply_to_review.review_id;
end
$function$;

comment on function public.reply_to_review(uuid, text) is 'Writes or changes the vendor''s reply to a review of it or of one of its items; an empty one takes it away. For the vendor''s people. Raises review_not_found, reply_too_long, words_blocked.';

revoke all on function public.reply_to_review(uuid, text) from public;

grant execute on function public.reply_to_review(uuid, text) to authenticated, postgres;
