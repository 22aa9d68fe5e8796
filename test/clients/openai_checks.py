"""What the Python SDK sees of a running service. Prints one line for each check; the first failure ends it."""
import asyncio
import base64
import os

import openai
from openai import AsyncOpenAI, OpenAI

BASE_URL = os.environ["BASE_URL"]
API_KEY = os.environ["API_KEY"]
PUBLIC = os.environ["CHANNEL"]
PRIVATE = os.environ["PRIVATE_CHANNEL"]
QUESTION = "When is the shop open?"
ANSWER = "The shop is open from Monday to Friday from 9 am to 6 pm."

client = OpenAI(base_url=BASE_URL, api_key=API_KEY)
extra = {"conversation_channel": PUBLIC}
user = [{"role": "user", "content": QUESTION}]


def raises(kind, work):
    try:
        work()
    except kind as error:
        return error
    raise AssertionError(f"{kind.__name__} was not raised")


def responses_create():
    result = client.responses.create(model="chat-assistant", input=QUESTION, extra_body=extra)
    assert ANSWER in result.output_text
    assert result.output_text == result.output[0].content[0].text
    assert result.usage.total_tokens == result.usage.input_tokens + result.usage.output_tokens
    assert result._request_id.startswith("req_")


def responses_without_model():
    assert client.responses.create(input=QUESTION, extra_body=extra).model == "chat-assistant"


def responses_stream():
    events = list(client.responses.create(model="chat-assistant", input=QUESTION, stream=True, extra_body=extra))
    assert [events[0].type, events[-1].type] == ["response.created", "response.completed"]
    text = "".join(event.delta for event in events if event.type == "response.output_text.delta")
    assert text == events[-1].response.output_text
    assert [event.sequence_number for event in events] == list(range(len(events)))


def responses_stream_helper():
    with client.responses.stream(model="chat-assistant", input=QUESTION, extra_body=extra) as stream:
        for _ in stream:
            pass
        assert ANSWER in stream.get_final_response().output_text


def responses_cut():
    with client.responses.stream(
        model="chat-assistant", input=QUESTION, max_output_tokens=3, extra_body=extra
    ) as stream:
        final = stream.get_final_response()
    assert final.status == "completed"
    assert final.incomplete_details.reason == "max_output_tokens"


def responses_history():
    first = client.responses.create(model="chat-assistant", input=QUESTION, extra_body=extra)
    turns = [*user, *first.output, {"role": "user", "content": "and on Sundays?"}]
    assert "Sundays" in client.responses.create(model="chat-assistant", input=turns, extra_body=extra).output_text


def responses_attachment():
    data = base64.b64encode(b"The voucher code is AURORA.").decode()
    parts = [
        {"type": "input_file", "filename": "a.txt", "file_data": f"data:text/plain;base64,{data}"},
        {"type": "input_text", "text": QUESTION},
    ]
    turns = [{"role": "user", "content": parts}]
    assert client.responses.create(model="chat-assistant", input=turns, extra_body=extra).output_text


def responses_citations():
    result = client.responses.create(
        model="chat-assistant", input=QUESTION, extra_body={"conversation_channel": PRIVATE}
    )
    assert result.output[0].content[0].annotations[0].type == "url_citation"
    with client.responses.stream(
        model="chat-assistant", input=QUESTION, extra_body={"conversation_channel": PRIVATE}
    ) as stream:
        final = stream.get_final_response()
    assert final.output[0].content[0].annotations[0].type == "url_citation"


def chat_create():
    # Arguments of None become JSON null.
    result = client.chat.completions.create(
        model="chat-assistant", messages=user, seed=None, stop=None, tools=None, extra_body=extra
    )
    assert ANSWER in result.choices[0].message.content
    assert result.choices[0].finish_reason == "stop"
    assert result.usage.total_tokens > 0


def chat_stream():
    chunks = list(
        client.chat.completions.create(
            model="chat-assistant", messages=user, stream=True, stream_options={"include_usage": True}, extra_body=extra
        )
    )
    text = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)
    assert ANSWER in text
    assert chunks[-1].usage.total_tokens > 0 and chunks[-1].choices == []


def chat_stream_helper():
    with client.chat.completions.stream(model="chat-assistant", messages=user, extra_body=extra) as stream:
        for _ in stream:
            pass
        assert ANSWER in stream.get_final_completion().choices[0].message.content


def models():
    assert [model.id for model in client.models.list()] == ["chat-assistant"]
    assert client.models.retrieve("chat-assistant").id == "chat-assistant"
    assert raises(openai.NotFoundError, lambda: client.models.retrieve("gpt-4o")).code == "model_not_found"


def bad_request():
    for more, code, param in [
        ({"temperature": 3}, "invalid_request", "temperature"),
        ({"seed": 7}, "unsupported_parameter", "seed"),
        ({"model": "gpt-4o"}, "unknown_model", "model"),
        ({"extra_body": {"conversation_channel": "chn_no"}}, "unknown_channel", "conversation_channel"),
        ({"extra_body": {}}, "invalid_request", "conversation_channel"),
    ]:
        arguments = {"model": "chat-assistant", "messages": user, "extra_body": extra, **more}
        error = raises(openai.BadRequestError, lambda: client.chat.completions.create(**arguments))
        assert (error.status_code, error.code, error.param, error.type) == (400, code, param, "invalid_request_error")
        assert error.request_id.startswith("req_")


def authentication():
    stranger = OpenAI(base_url=BASE_URL, api_key="sk-wrong")
    error = raises(openai.AuthenticationError, lambda: stranger.responses.create(input="Hi", extra_body=extra))
    assert (error.status_code, error.code, error.type) == (401, "invalid_api_key", "authentication_error")


def permission():
    narrow = OpenAI(base_url=BASE_URL, api_key=os.environ["NARROW_KEY"])
    error = raises(openai.PermissionDeniedError, lambda: narrow.responses.create(input="Hi", extra_body=extra))
    assert error.code == "missing_scope"


def missing_item():
    turns = [{"type": "item_reference", "id": "msg_no"}, *user]
    error = raises(openai.NotFoundError, lambda: client.responses.create(input=turns, extra_body=extra))
    assert (error.code, error.param) == ("item_not_found", "input")


def unknown_method():
    assert raises(openai.NotFoundError, lambda: client.responses.retrieve("resp_1")).code == "unknown_route"


def too_large():
    error = raises(openai.APIStatusError, lambda: client.responses.create(input="x" * 2**21, extra_body=extra))
    assert (error.status_code, error.code) == (413, "too_large")


def lasting_failure():
    fast = client.with_options(max_retries=1)
    turns = [{"role": "user", "content": "FAIL"}]
    error = raises(
        openai.InternalServerError,
        lambda: fast.chat.completions.create(model="chat-assistant", messages=turns, extra_body=extra),
    )
    assert (error.status_code, error.code) == (503, "answer_unavailable")


def broken_stream():
    def read(work):
        for _ in work():
            pass

    turns = [{"role": "user", "content": "BREAK"}]
    create = lambda: client.chat.completions.create(
        model="chat-assistant", messages=turns, stream=True, extra_body=extra
    )
    error = raises(openai.APIError, lambda: read(create))
    assert error.code == "internal_error"
    respond = lambda: client.responses.create(model="chat-assistant", input=turns, stream=True, extra_body=extra)
    error = raises(openai.APIError, lambda: read(respond))
    assert error.code == "internal_error"


def timeout():
    impatient = client.with_options(timeout=0.3, max_retries=0)
    turns = [{"role": "user", "content": "HANG"}]
    raises(openai.APITimeoutError, lambda: impatient.responses.create(input=turns, extra_body=extra))


def asynchronous():
    async def run():
        async with AsyncOpenAI(base_url=BASE_URL, api_key=API_KEY) as other:
            result = await other.responses.create(model="chat-assistant", input=QUESTION, extra_body=extra)
            assert ANSWER in result.output_text
            stream = await other.chat.completions.create(
                model="chat-assistant", messages=user, stream=True, extra_body=extra
            )
            text = "".join([chunk.choices[0].delta.content or "" async for chunk in stream])
            assert ANSWER in text

    asyncio.run(run())


CHECKS = [
    responses_create, responses_without_model, responses_stream, responses_stream_helper, responses_cut,
    responses_history, responses_attachment, responses_citations, chat_create, chat_stream, chat_stream_helper,
    models, bad_request, authentication, permission, missing_item, unknown_method, too_large, lasting_failure,
    broken_stream, timeout, asynchronous,
]  # fmt: skip

for check in CHECKS:
    check()
    print(check.__name__)
