create or replace function public.review_subject (
  subject_kind text,
  subject_id uuid,
  stars integer,
  body text default null::text,
  photos text[] default null::text[],
  idempotency_key text default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb := private.claim_idempotency(caller, review_subject.idempotency_key, 'review_subject');
  about private.review_subjects;
  allowed boolean;
  named jsonb;
begin
  if answer is not null then return answer; end if;
  select * into about from private.review_subjects as s
  where s.kind = review_subject.subject_kind and s.may_review is not null;
  if found and review_subject.subject_id is not null then
    execute format('select %s($1, $2)', about.may_review) into allowed using review_subject.subject_id, caller;
  end if;
  if not coalesce(allowed, false) then
    perform private.refuse(403, 'review_not_allowed', 'You can review this once you have used it.');
  end if;
  if coalesce(review_subject.stars not between 1 and 5, true) then
    perform private.refuse(400, 'stars_invalid', 'Please give one to five stars.');
  end if;
  execute format('select %s($1)', about.about) into named using review_subject.subject_id;
  insert into public.reviews as r (subject_kind, subject_id, seller_id, item_name, author_id, author_name, stars, body,
    photos)
  values (about.kind, review_subject.subject_id, (named ->> 'vendor_id')::uuid, left(named ->> 'title', 200), caller,
    coalesce((select split_part(p.full_name, ' ', 1) from public.profiles as p where p.id = caller), ''),
    review_subject.stars, private.review_words(review_subject.body),
    private.review_photos(review_subject.photos, caller))
  on conflict (subject_kind, subject_id, author_id) where order_id is null do nothing
  returning jsonb_build_object('id', r.id) into answer;
  if answer is null then
    perform private.refuse(409, 'already_reviewed', 'You have already reviewed this. You can change it for 48 hours.');
  end if;
  perform private.tell_business_of_review(r) from public.reviews as r where r.id = (answer ->> 'id')::uuid;
  perform private.keep_result(caller, review_subject.idempotency_key, answer);
  return answer;
end
$function$;

comment on function public.review_subject(text, uuid, integer, text, text[], text) is
  'Reviews what a trade lets one review without an order, once; it can be changed for 48 hours, as any review.';

revoke all on function public.review_subject(text, uuid, integer, text, text[], text) from public;

grant execute
  on function public.review_subject(text, uuid, integer, text, text[], text)
  to authenticated, postgres;
